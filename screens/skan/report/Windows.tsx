import styled from 'styled-components';
import { addDays, Panel, phone, Stack, Text, useWords, type Day } from '#design-system';
import { stateNames } from '#app/lib/glossary/words.ts';
import { lockedFrom, postbackWindows } from '#app/lib/postbacks/postbackWindows.ts';
import { maturityOf, postbackNumbers, type PostbackNumber } from './postbacks.ts';
import { words } from './words.ts';

/** The axis in days since the install. */
const longest = 42;
const example = 10;
const weeks = [0, 7, 14, 21, 28, 35, 42];

/** When the value of each postback may change, and when Apple sends it: for the installs of one day. */
export function Windows({ today }: { today: Day }) {
  const t = useWords(words);
  const states = useWords(stateNames);
  const install = addDays(today, -example);
  const short = (after: number) => addDays(install, after).slice(5);
  const arrival = (number: PostbackNumber) => {
    const { first, last } = postbackWindows[number];
    const state = { final: t.allIn, open: t.arriving, none: states.immature, thin: t.arriving }[
      maturityOf(postbackWindows[number], install, today)
    ];
    return t.arrival(short(first), short(last), state);
  };
  return (
    <Panel title={t.windows} note={t.windowsNote(install.slice(5))}>
      <Stack gap="3">
        <Rows>
          {postbackNumbers.map((number) => {
            const { opens, closes, first, last } = postbackWindows[number];
            const locked = lockedFrom(postbackWindows[number]);
            return (
              <li key={number}>
                <Stack gap="0">
                  <Text isStrong>{t.postback(number)}</Text>
                  <Text kind="caption" tone="secondary">
                    {number === '1' ? t.fine : t.coarse}
                  </Text>
                </Stack>
                <Track aria-hidden style={{ '--today': example / longest }}>
                  <i data-part="window" style={{ '--from': opens / longest, '--to': closes / longest }} />
                  <i data-part="locked" style={{ '--from': locked / longest, '--to': first / longest }} />
                  <i data-part="delay" style={{ '--from': closes / longest, '--to': first / longest }} />
                  <i
                    data-part="arrival"
                    data-open={maturityOf(postbackWindows[number], install, today) !== 'final' || undefined}
                    style={{ '--from': first / longest, '--to': last / longest }}
                  />
                  <b />
                </Track>
                <Text kind="caption" tone="secondary">
                  {arrival(number)}
                  <br />
                  {t.locked(short(locked))}
                </Text>
              </li>
            );
          })}
          <li aria-hidden>
            <Keys>
              <span data-key="window">{t.measuring}</span>
              <span data-key="arrival">{t.arrives}</span>
              <span data-key="locked">{t.arrivesLocked}</span>
            </Keys>
            <Axis style={{ '--today': example / longest }}>
              {weeks.map((week) => (
                <span key={week} style={{ '--from': week / longest }}>
                  {short(week)}
                </span>
              ))}
            </Axis>
            <Text kind="caption">{t.today(today.slice(5))}</Text>
          </li>
        </Rows>
        <Text as="p" kind="caption" tone="secondary">
          {t.windowsSentence}
        </Text>
      </Stack>
    </Panel>
  );
}

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 132px minmax(0, 1fr) 216px;
    align-items: center;
    gap: var(--space-4);
    min-height: 44px;
  }
  ${phone} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-1);
      padding-bottom: var(--space-3);
    }
  }
`;

const Track = styled.div`
  position: relative;
  align-self: stretch;
  min-height: 24px;
  border-bottom: 1px solid var(--color-border-subtle);

  & > i {
    position: absolute;
    top: calc(50% - 7px);
    left: calc(var(--from) * 100%);
    width: calc((var(--to) - var(--from)) * 100%);
    height: 14px;
    border-radius: var(--radius-sm);
    background: var(--chart-cat-1);
  }
  & > i[data-part='window'] {
    opacity: 0.62;
  }
  & > i[data-part='delay'] {
    top: 50%;
    height: 0;
    border-top: 1px dotted var(--color-text-tertiary);
    border-radius: 0;
    background: none;
  }
  & > i[data-part='locked'] {
    top: calc(50% + 10px);
    height: 5px;
    border: solid var(--chart-cat-1);
    border-width: 0 0 1px 1px;
    border-radius: 0;
    background: none;
  }
  & > i[data-open] {
    border: 1px solid var(--chart-cat-1);
    background: repeating-linear-gradient(135deg, var(--chart-cat-1) 0 1px, transparent 1px 5px);
  }
  & > b {
    position: absolute;
    inset: 0 auto 0 calc(var(--today) * 100%);
    width: 1px;
    background: var(--color-text-primary);
  }
`;

const Axis = styled.div`
  position: relative;
  height: 20px;
  font: var(--type-caption);
  color: var(--color-text-tertiary);

  & > span {
    position: absolute;
    left: calc(var(--from) * 100%);
    transform: translateX(-50%);
    white-space: nowrap;
  }
  & > span:first-child {
    transform: none;
  }
  & > span:last-child {
    transform: translateX(-100%);
  }
  ${phone} {
    & > span:nth-child(even) {
      display: none;
    }
  }
`;

const Keys = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  font: var(--type-caption);
  color: var(--color-text-secondary);
  white-space: nowrap;

  & > span::before {
    content: '';
    display: inline-block;
    width: 10px;
    height: 8px;
    margin-right: var(--space-1);
    background: var(--chart-cat-1);
    opacity: 0.62;
  }
  & > span[data-key='arrival']::before {
    opacity: 1;
  }
  & > span[data-key='locked']::before {
    height: 5px;
    border: solid var(--chart-cat-1);
    border-width: 0 0 1px 1px;
    background: none;
    opacity: 1;
  }
`;
