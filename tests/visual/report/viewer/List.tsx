import type { Group, Review } from '../review.ts';
import { AcceptButton, type Accepting } from './AcceptButton.tsx';
import type { Words } from './words.ts';

interface ListProps {
  review: Review;
  words: Words;
  grouping: 'byChange' | 'byPart';
  onGrouping: (grouping: 'byChange' | 'byPart') => void;
  path: string;
  accepting: Accepting;
  onChoose: (path: string) => void;
}

/** What is to be judged, the same change once, or part by part. */
export function List({ review, words, grouping, onGrouping, path, accepting, onChoose }: ListProps) {
  const findings = new Map(review.findings.map((finding) => [finding.path, finding]));
  return (
    <nav aria-label={words.list}>
      <div className="segments">
        {(['byChange', 'byPart'] as const).map((name) => (
          <button key={name} type="button" aria-pressed={grouping === name} onClick={() => onGrouping(name)}>
            {words[name]}
          </button>
        ))}
      </div>
      {review[grouping].map((group) => (
        <section key={group.kind + group.title + group.paths[0]}>
          <GroupTitle
            group={group}
            acceptable={group.paths.filter((one) => findings.get(one)?.status !== 'failed')}
            words={words}
            accepting={accepting}
          />
          {group.paths.map((one) => {
            const finding = findings.get(one);
            return (
              <button
                key={one}
                ref={one === path ? bringIntoView : null}
                type="button"
                aria-current={one === path}
                onClick={() => onChoose(one)}
              >
                <i data-status={accepting.accepted.has(one) ? 'accepted' : finding?.status} />
                <span>
                  {grouping === 'byChange' && finding?.title && <span className="quiet">{finding.title} · </span>}
                  {finding?.name ?? one.slice(one.lastIndexOf('/') + 1)}
                </span>
                <small>{finding?.variant}</small>
              </button>
            );
          })}
        </section>
      ))}
    </nav>
  );
}

const bringIntoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' });

interface GroupTitleProps extends Pick<ListProps, 'words' | 'accepting'> {
  group: Group;
  /** Its pictures without those that failed. */
  acceptable: string[];
}

function GroupTitle({ group, acceptable, words, accepting }: GroupTitleProps) {
  const { kind, title, colours, tokens, paths, accept } = group;
  return (
    <h2>
      <span>
        {kind === 'part' ? title : words[kind]} <small>{paths.length}</small>
        {kind !== 'part' && title && (
          <code>
            {colours.map((colour) => (
              <b key={colour} style={{ background: colour }} title={colour} />
            ))}
            {title}
          </code>
        )}
        {tokens.length > 0 && <small>{tokens.slice(0, 3).join(' ')}</small>}
      </span>
      {accept && <AcceptButton accept={accept} paths={acceptable} label={words.acceptGroup} isSmall {...{ accepting, words }} />}
    </h2>
  );
}
