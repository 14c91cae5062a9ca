import type { Finding } from '../../compare/record.ts';
import type { Group } from '../review.ts';
import { AcceptButton, type Accepting } from './AcceptButton.tsx';
import { CloseUp } from './picture/CloseUp.tsx';
import { Facts } from './Facts.tsx';
import { PictureFrame } from './picture/PictureFrame.tsx';
import { Slider } from './picture/Slider.tsx';
import type { Words } from './words.ts';

export const views = ['sideBySide', 'before', 'after', 'difference', 'slider'] as const;
export type View = (typeof views)[number];
export const zooms = ['fit', 1, 2, 4] as const;
export type Zoom = (typeof zooms)[number];

export interface ComparisonProps {
  finding: Finding;
  words: Words;
  view: View;
  zoom: Zoom;
  /** Which of the places that differ is looked at. */
  place: number;
  /** The pictures that differ for the same cause, this one included. */
  cluster: Group | undefined;
  accepting: Accepting;
  onView: (view: View) => void;
  onZoom: (zoom: Zoom) => void;
  onPlace: (place: number) => void;
}

/** One picture: as it was, as it is, and what lies between. */
export function Comparison(props: ComparisonProps) {
  const { finding, words, zoom, cluster, accepting, onZoom } = props;
  const alike = cluster?.paths.length ?? 1;
  const { title, name, variant, path, status, from, troubles = [], spokenChange = [] } = finding;
  return (
    <main>
      <h2>
        {title ?? path} {name && `· ${name}`} <small>{variant}</small>
      </h2>
      <Facts finding={finding} alike={alike} words={words} />
      <div className="tools">
        {isCompared(finding) && <Views {...props} />}
        <fieldset className="segments" aria-label={words.zoom}>
          {zooms.map((one) => (
            <button key={one} type="button" aria-pressed={zoom === one} onClick={() => onZoom(one)}>
              {one === 'fit' ? words.fit : `${one}×`}
            </button>
          ))}
        </fieldset>
        <StoryLinks finding={finding} words={words} />
        <span className="acts">
          {status !== 'failed' && <AcceptButton accept={path} paths={[path]} label={words.acceptOne} {...{ accepting, words }} />}
          {cluster?.accept && alike > 1 && (
            <AcceptButton
              accept={cluster.accept}
              paths={cluster.paths}
              label={`${words.acceptAlike} (${alike})`}
              {...{ accepting, words }}
            />
          )}
        </span>
      </div>
      {troubles.length > 0 && <pre className="trouble">{[words.failedBecause, ...troubles].join('\n')}</pre>}
      {status === 'removed' && <p className="quiet">{words.noStory}</p>}
      {spokenChange.length > 0 && (
        <section className="speech">
          <h3>{words.speech}</h3>
          <pre>{spokenChange.join('\n')}</pre>
        </section>
      )}
      {(isCompared(finding) || status === 'changed' || status === 'new' || from !== undefined) && <Pictures {...props} />}
    </main>
  );
}

/** Changed, or a new one that differs from itself: there are two pictures and their difference. */
const isCompared = ({ changed }: Finding) => changed !== undefined;

function Views({ finding, words, view, onView }: ComparisonProps) {
  return (
    <div className="segments">
      {views.map((one) => (
        <button key={one} type="button" aria-pressed={view === one} onClick={() => onView(one)}>
          {one === 'before' || one === 'after' ? nameOf(one, finding, words) : words[one]}
        </button>
      ))}
    </div>
  );
}

type Side = 'before' | 'after' | 'difference';

const addressOf = (side: Side, path: string) => encodeURI(`${side}/${path}.png`);

/** Of a new picture that differs from itself both are new. */
function nameOf(side: Side, { status }: Finding, words: Words): string {
  if (status !== 'failed' || side === 'difference') return words[side];
  return side === 'before' ? words.firstShot : words.secondShot;
}

function Pictures({ finding, words, view, zoom, place, onPlace }: ComparisonProps) {
  const { path, status, boxes = [] } = finding;
  const [before, after] = [addressOf('before', path), addressOf('after', path)];
  if (!isCompared(finding)) {
    const side = status === 'removed' ? 'before' : 'after';
    return (
      <div className="sides" data-columns={1}>
        <PictureFrame source={addressOf(side, path)} caption={words[status]} zoom={zoom} columns={1} />
      </div>
    );
  }
  const sides: Side[] = view === 'sideBySide' ? ['before', 'after', 'difference'] : view === 'slider' ? [] : [view];
  return (
    <>
      {boxes.length > 0 && (
        <CloseUp
          sides={[
            [nameOf('before', finding, words), before],
            [nameOf('after', finding, words), after],
          ]}
          {...{ boxes, place, words, onPlace }}
        />
      )}
      {view === 'slider' ? (
        <Slider before={before} after={after} zoom={zoom === 'fit' ? 1 : zoom} label={words.sliderLabel} />
      ) : (
        <div className="sides" data-columns={sides.length}>
          {sides.map((side) => (
            <PictureFrame
              key={side}
              source={addressOf(side, path)}
              caption={nameOf(side, finding, words)}
              columns={sides.length}
              {...{ zoom, boxes, place }}
            />
          ))}
        </div>
      )}
    </>
  );
}

/**
 * The running Storybook is on this machine. The built one is served by `npm run visual:review`, and is published in the folder next to the report's, as
 * the workflow `changes.yml` puts them together. Browsers load no modules from the disk.
 */
function StoryLinks({ finding: { storyId, globals }, words }: Pick<ComparisonProps, 'finding' | 'words'>) {
  if (!storyId) return null;
  const query = `?path=/story/${encodeURIComponent(storyId)}&globals=${globals}`;
  const isOnThisMachine = location.protocol === 'file:' || location.hostname === 'localhost' || location.hostname === '127.0.0.1';
  const isServed = 'served' in document.documentElement.dataset;
  return (
    <span className="links">
      {isOnThisMachine && <a href={`http://localhost:6006/${query}`}>{words.openStory}</a>}
      {isServed && <a href={`/storybook/index.html${query}`}>{words.openStatic}</a>}
      {!isOnThisMachine && <a href={`../storybook/index.html${query}`}>{words.openStatic}</a>}
    </span>
  );
}
