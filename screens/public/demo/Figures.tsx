import { FigureCell, FigureStrip, Stat, useWords } from '#design-system';
import { facts, isMoney, metrics, type Metric } from './facts.ts';
import { words } from './words.ts';

interface FiguresProps {
  metric: Metric;
  onSelect: (metric: Metric) => void;
}

const path: readonly Metric[] = ['clicks', 'installs', 'registrations', 'newPayers'];

/** The way from the click to the payment, and the money beside it. The selected figure is the one that the page draws. */
export function Figures({ metric: selected, onSelect }: FiguresProps) {
  const t = useWords(words);
  const { totals } = facts.now;
  return (
    <FigureStrip label={t.figures}>
      {metrics.map((metric) => {
        const next = path[path.indexOf(metric) + 1];
        const isStop = path.includes(metric);
        return (
          <FigureCell
            key={metric}
            onSelect={() => onSelect(metric)}
            selectLabel={t.see(t[metric])}
            {...(isStop && { stop: metric === selected ? 'here' : 'passed' })}
            {...(isStop && next && { conversion: totals[next] / totals[metric] })}
          >
            <Stat
              label={t[metric]}
              value={totals[metric]}
              as={isMoney(metric) ? { kind: 'money', isHeadline: true } : { kind: 'headline' }}
              previous={facts.before.totals[metric]}
              welcome={metric === 'cost' ? 'none' : 'up'}
              course={facts.now.values[metric]}
              isOn={metric === selected}
            />
          </FigureCell>
        );
      })}
    </FigureStrip>
  );
}
