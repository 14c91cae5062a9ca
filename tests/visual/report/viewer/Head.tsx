import type { Review } from '../review.ts';
import type { Language, Words } from './words.ts';

interface HeadProps {
  review: Review;
  words: Words;
  language: Language;
  onLanguage: (language: Language) => void;
  onTheme: () => void;
}

/** Says what the report is and gives its figures. */
export function Head({ review, words, language, onLanguage, onTheme }: HeadProps) {
  const count = (status: string) => review.findings.filter((finding) => finding.status === status).length;
  const figures = [
    [words.seen, review.seen],
    [words.shot, review.shot],
    [words.same, review.same],
    [words.changed, count('changed')],
    [words.new, count('new')],
    [words.removed, count('removed')],
    [words.failed, count('failed')],
  ] as const;
  return (
    <header>
      <div className="bar">
        <strong>
          Provena <span lang="zh-CN">溯源</span>
        </strong>
        <h1>{words.title}</h1>
        <span className="quiet">{words.keys}</span>
        <button type="button" onClick={onTheme}>
          {words.theme}
        </button>
        <button type="button" onClick={() => onLanguage(language === 'zh-CN' ? 'en' : 'zh-CN')}>
          {language === 'zh-CN' ? 'English' : '中文'}
        </button>
      </div>
      <p className="quiet">
        {words.explanation} {review.filter && <code>{review.filter}</code>}
      </p>
      <dl className="figures">
        {figures.map(([name, figure]) => (
          <div key={name} data-zero={figure === 0 || undefined}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
        <div>
          <dt>{words.speed}</dt>
          <dd>
            {review.seen ? ((review.seconds / review.seen) * 100).toFixed(1) : '–'} <small>{words.seconds}</small>
          </dd>
        </div>
      </dl>
      {review.complaints.length > 0 && <pre className="trouble">{[words.wrongWithTheRun, ...review.complaints].join('\n')}</pre>}
    </header>
  );
}
