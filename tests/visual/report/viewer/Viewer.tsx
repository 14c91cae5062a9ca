import { useEffect, useState } from 'react';
import type { Finding } from '../../compare/record.ts';
import type { Review } from '../review.ts';
import { Comparison, views, type View } from './Comparison.tsx';
import { Head } from './Head.tsx';
import { List } from './List.tsx';
import { wordsIn, type Language } from './words.ts';

/** The report of the picture gate: what changed, in which way, and how to accept it. */
export function Viewer({ review }: { review: Review }) {
  const [language, setLanguage] = useState<Language>('zh-CN');
  const [grouping, setGrouping] = useState<'byChange' | 'byPart'>('byChange');
  const [path, setPath] = useState(() => decodeURIComponent(location.hash.slice(1)) || review.byChange[0]?.paths[0] || '');
  const [view, setView] = useState<View>('sideBySide');
  const [zoom, setZoom] = useState(1);
  const words = wordsIn(language);
  const order = review[grouping].flatMap(({ paths }) => paths);
  const finding = review.findings.find((one) => one.path === path);

  const choose = (next: string) => {
    setPath(next);
    history.replaceState(null, '', `#${encodeURIComponent(next)}`);
  };
  const step = (by: number) => {
    const next = order[order.indexOf(path) + by];
    if (next) choose(next);
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    z: () => setZoom((now) => (now === 4 ? 1 : now * 2)),
    t: switchTheme,
    ...Object.fromEntries(views.map((name, index) => [String(index + 1), () => setView(name)])),
  });

  return (
    <div lang={language} className="viewer">
      <Head review={review} words={words} language={language} onLanguage={setLanguage} onTheme={switchTheme} />
      {order.length ? (
        <div className="body">
          <List review={review} words={words} grouping={grouping} onGrouping={setGrouping} path={path} onChoose={choose} />
          {finding && (
            <Comparison key={path} {...{ finding, words, view, zoom }} alike={alikeOf(review, finding)} onView={setView} onZoom={setZoom} />
          )}
        </div>
      ) : (
        <p className="calm">{words.allSame}</p>
      )}
    </div>
  );
}

const alikeOf = ({ byChange }: Review, { path, status }: Finding) =>
  status === 'changed' ? (byChange.find(({ paths }) => paths.includes(path))?.paths.length ?? 1) : 1;

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
