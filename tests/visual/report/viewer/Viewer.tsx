import { useEffect, useState } from 'react';
import type { Group, Review } from '../review.ts';
import { Comparison, views, zooms, type View, type Zoom } from './Comparison.tsx';
import { Head } from './Head.tsx';
import { List } from './List.tsx';
import { useAccepting } from './useAccepting.ts';
import { wordsIn, type Language } from './words.ts';

/** The report of the picture gate: what changed, for which cause, and how to accept it. */
export function Viewer({ review }: { review: Review }) {
  const [language, setLanguage] = useState<Language>('zh-CN');
  const [grouping, setGrouping] = useState<'byChange' | 'byPart'>('byChange');
  const [path, setPath] = useState(() => fromAddress(review) ?? firstDifference(review));
  const [place, setPlace] = useState(0);
  const [view, setView] = useState<View>('sideBySide');
  const [zoom, setZoom] = useState<Zoom>('fit');
  const { message, ...accepting } = useAccepting();
  const words = wordsIn(language);
  const order = review[grouping].flatMap(({ paths }) => paths);
  const finding = review.findings.find((one) => one.path === path);
  const places = finding?.boxes?.length ?? 0;
  const cluster = review.byChange.find(({ paths, kind }) => kind !== 'failed' && paths.includes(path));

  const choose = (next: string) => {
    setPath(next);
    setPlace(0);
    history.replaceState(null, '', `#${encodeURIComponent(next)}`);
  };
  const step = (by: number) => {
    const next = order[order.indexOf(path) + by];
    if (next) choose(next);
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    n: () => setPlace((now) => Math.max(0, Math.min(places - 1, now + 1))),
    p: () => setPlace((now) => Math.max(0, now - 1)),
    z: () => setZoom((now) => zooms[(zooms.indexOf(now) + 1) % zooms.length] ?? 'fit'),
    t: switchTheme,
    ...Object.fromEntries(views.map((name, index) => [String(index + 1), () => setView(name)])),
  });

  return (
    <div lang={language} className="viewer">
      <Head review={review} words={words} language={language} onLanguage={setLanguage} onTheme={switchTheme} />
      {order.length ? (
        <div className="body">
          <List {...{ review, words, grouping, path, accepting }} onGrouping={setGrouping} onChoose={choose} />
          {finding && (
            <Comparison
              key={path}
              {...{ finding, words, view, zoom, place, cluster, accepting }}
              onView={setView}
              onZoom={setZoom}
              onPlace={setPlace}
            />
          )}
        </div>
      ) : (
        <p className="calm">{words.allSame}</p>
      )}
      {message && <output className="message">{message}</output>}
    </div>
  );
}

const fromAddress = ({ findings }: Review) => {
  const path = decodeURIComponent(location.hash.slice(1));
  return findings.some((finding) => finding.path === path) ? path : undefined;
};

/** What has two pictures comes before what has none to show. */
function firstDifference({ byChange, findings }: Review): string {
  const differing = new Set(findings.filter(({ boxes }) => boxes?.length).map(({ path }) => path));
  const paths = byChange.flatMap((group: Group) => group.paths);
  return paths.find((path) => differing.has(path)) ?? paths[0] ?? '';
}

function switchTheme() {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'light' ? 'dark' : 'light';
}

function useKeys(acts: Record<string, () => void>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      acts[event.key]?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
