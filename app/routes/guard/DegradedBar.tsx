import { RotateCw } from 'lucide-react';
import styled from 'styled-components';
import { bilingual, Button, Details, errorNumber, Note, phone, Text, useMedia, useProvenaLocale, useWords } from '#design-system';
import { accountTime } from '../../lib/periods/accountTime.ts';
import type { Degraded } from './degraded.ts';

/** Names each failed call that the console can work without, and the fallback in use, and offers a retry. Pages stay open. */
export function DegradedBar({ of }: { of: readonly Degraded[] }) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const isPhone = useMedia(phone);
  if (!of.length) return null;
  const callOf = ({ call, error }: Degraded) => {
    const code = errorNumber(error);
    return code === undefined ? call : `${call} (${code})`;
  };
  const actions = (
    <>
      <Button
        icon={RotateCw}
        size="sm"
        isBusy={of.some(({ isFetching }) => isFetching)}
        onPress={() => of.forEach((one) => void one.refetch())}
      >
        {t.retry}
      </Button>
      {/* Only support needs the calls, and they would fill a phone. */}
      {isPhone && <Details items={of.map((one, index) => ({ term: t.call(index + 1), value: callOf(one) }))} align="start" />}
    </>
  );
  return (
    // An <output> may only hold words.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status">
      <Note kind="warning" action={actions}>
        {of.map((one) => (
          <Line key={one.part}>
            {one.since === null ? t[`${one.part}Missing`] : t[`${one.part}Since`](accountTime(one.since, { isEnglish: locale === 'en' }))}{' '}
            {!isPhone && (
              <Text kind="mono" tone="secondary">
                {callOf(one)}
              </Text>
            )}
          </Line>
        ))}
      </Note>
    </div>
  );
}

const menuSince = [
  (time: string) => `个人菜单没有更新，按 ${time} 的设置显示。`,
  (time: string) => `Your menu couldn’t be updated. Showing it as of ${time}.`,
] as const;

const words = bilingual({
  retry: ['重试', 'Retry'],
  call: [(number: number) => `接口 ${number}`, (number: number) => `Call ${number}`],
  rightsMissing: ['数据权限没有加载，需要权限的数据暂不显示。', 'Data permissions couldn’t be loaded, so data that needs one is hidden.'],
  rightsSince: [
    (time: string) => `权限没有更新，按 ${time} 的权限显示，部分数据可能看不到。`,
    (time: string) => `Your permissions couldn’t be updated. Using those of ${time}, so some data may be missing.`,
  ],
  appsMissing: ['应用列表没有加载。', 'The app list couldn’t be loaded.'],
  appsSince: [
    (time: string) => `应用列表没有更新，显示的是 ${time} 的列表。`,
    (time: string) => `The app list couldn’t be updated. Showing it as of ${time}.`,
  ],
  servicesMissing: [
    '增值服务的状态没有加载，需要增值服务的页面暂时打不开。',
    'Add-ons couldn’t be loaded, so pages that need one stay closed.',
  ],
  servicesSince: [
    (time: string) => `增值服务的状态没有更新，按 ${time} 的状态显示。`,
    (time: string) => `Add-ons couldn’t be updated. Showing them as of ${time}.`,
  ],
  hiddenMissing: ['你隐藏的页面没有加载，菜单暂时显示全部页面。', 'Your hidden pages couldn’t be loaded, so the menu shows every page.'],
  hiddenSince: menuSince,
  orderMissing: ['菜单的顺序没有加载，暂时按默认顺序显示。', 'Your menu order couldn’t be loaded, so the menu uses the default order.'],
  orderSince: menuSince,
});

const Line = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;
