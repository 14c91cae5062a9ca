import { useState } from 'react';
import type { Finding } from '../../compare/record.ts';
import { Slider } from './Slider.tsx';
import type { Words } from './words.ts';

export const views = ['sideBySide', 'before', 'after', 'difference', 'slider'] as const;
export type View = (typeof views)[number];

interface ComparisonProps {
  finding: Finding;
  words: Words;
  view: View;
  zoom: number;
  /** How many pictures changed in the same way, this one included. */
  alike: number;
  onView: (view: View) => void;
  onZoom: (zoom: number) => void;
}

/** One picture: as it was, as it is, and what lies between. */
export function Comparison({ finding, words, view, zoom, alike, onView, onZoom }: ComparisonProps) {
  const { title, name, variant, path, status, changed = 0, share = 0, troubles = [] } = finding;
  return (
    <main>
      <h2>
        {title} · {name ?? path} <small>{variant}</small>
      </h2>
      <p className="facts">
        <i data-status={status} /> {words[status]}
        {status === 'changed' && ` · ${changed.toLocaleString('en')} ${words.pixels} ${(share * 100).toFixed(2)}%`}
        {alike > 1 && ` · ${alike} ${words.alike}`}
      </p>
      <div className="tools">
        {status === 'changed' && (
          <div className="segments">
            {views.map((one) => (
              <button key={one} type="button" aria-pressed={view === one} onClick={() => onView(one)}>
                {words[one]}
              </button>
            ))}
          </div>
        )}
        <fieldset className="segments" aria-label={words.zoom}>
          {[1, 2, 4].map((one) => (
            <button key={one} type="button" aria-pressed={zoom === one} onClick={() => onZoom(one)}>
              {one}×
            </button>
          ))}
        </fieldset>
        <StoryLinks finding={finding} words={words} />
        <AcceptCommand path={path} words={words} />
      </div>
      {troubles.length > 0 && <pre className="trouble">{[words.noPicture, ...troubles].join('\n')}</pre>}
      {status === 'removed' && <p>{words.noStory}</p>}
      {status !== 'failed' && <Pictures finding={finding} words={words} view={view} zoom={zoom} />}
    </main>
  );
}

function Pictures({ finding: { path, status }, words, view, zoom }: Pick<ComparisonProps, 'finding' | 'words' | 'view' | 'zoom'>) {
  const address = (side: string) => encodeURI(`${side}/${path}`);
  if (status === 'changed' && view === 'slider')
    return <Slider before={address('before')} after={address('after')} zoom={zoom} label={words.sliderLabel} />;
  const sides = status === 'changed' ? (view === 'sideBySide' ? (['before', 'after', 'difference'] as const) : [view]) : [status];
  return (
    <div className="sides">
      {sides.map((side) => (
        <figure key={side}>
          <figcaption>{words[side]}</figcaption>
          <img src={side === 'new' ? address('after') : side === 'removed' ? address('before') : address(side)} alt="" style={{ zoom }} />
        </figure>
      ))}
    </div>
  );
}

function StoryLinks({ finding: { storyId, globals }, words }: Pick<ComparisonProps, 'finding' | 'words'>) {
  if (!storyId) return null;
  const query = `?path=/story/${encodeURIComponent(storyId)}&globals=${globals}`;
  return (
    <span className="links">
      <a href={`http://localhost:6006/${query}`}>{words.openStory}</a>
      <a href={`../../storybook-static/index.html${query}`}>{words.openStatic}</a>
    </span>
  );
}

function AcceptCommand({ path, words }: { path: string; words: Words }) {
  const [isCopied, setIsCopied] = useState(false);
  const command = `npm run visual:accept -- ${path.split('/').slice(0, -1).join('/')}/`;
  const copy = async () => {
    await navigator.clipboard.writeText(command);
    setIsCopied(true);
  };
  return (
    <button type="button" title={command} onClick={copy}>
      {isCopied ? words.copied : words.accept}
    </button>
  );
}
