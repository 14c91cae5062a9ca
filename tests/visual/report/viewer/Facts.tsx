import type { Finding } from '../../compare/record.ts';
import type { Words } from './words.ts';

interface FactsProps {
  finding: Finding;
  alike: number;
  words: Words;
}

/** How much differs, how many pictures with it, and who accepted the picture before. */
export function Facts({ finding, alike, words }: FactsProps) {
  const { status, changed, share = 0, accepted, boxes, before } = finding;
  return (
    <div className="facts">
      <p>
        <i data-status={status} /> {words[status]}
        {changed !== undefined && ` · ${changed.toLocaleString('en')} ${words.pixels} ${percent(share)}`}
        {boxes && boxes.length > 1 && ` · ${boxes.length} ${words.places}`}
        {alike > 1 && ` · ${alike} ${words.alike}`}
      </p>
      {before !== undefined && <p className="quiet">{originOf(finding, words)}</p>}
      {(status === 'changed' || status === 'removed') && (
        <p className="quiet">
          {accepted ? (
            <>
              {words.acceptedBy} {accepted.author} · <time dateTime={accepted.date}>{accepted.date.slice(0, 16).replace('T', ' ')}</time> ·{' '}
              {accepted.subject} <code>{accepted.commit}</code>
            </>
          ) : (
            words.notCommitted
          )}
        </p>
      )}
    </div>
  );
}

/** Where the picture before comes from. */
function originOf({ from }: Finding, words: Words): string {
  if (from === undefined) return words.beforeMissing;
  return from === 'store' ? words.beforeStored : `${words.beforeRendered} ${from}`;
}

// One pixel of a page is never “0.00%”.
const percent = (share: number) => (share < 0.0001 ? '< 0.01%' : `${(share * 100).toFixed(2)}%`);
