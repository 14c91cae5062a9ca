import styled from 'styled-components';
import { SegmentedControl, Text, useWords } from '#design-system';
import { useAppSettings } from '../useAppSettings.tsx';
import { words } from '../words.ts';

/** Theme, density and language, which hold for all pages of this browser. */
export function LookSettings() {
  const t = useWords(words);
  const [{ theme, density, locale }, change] = useAppSettings();
  return (
    <Rows>
      <Text kind="caption" tone="secondary">
        {t.theme}
      </Text>
      <SegmentedControl
        label={t.theme}
        size="sm"
        isStretched
        options={[
          { value: 'light', label: t.light },
          { value: 'dark', label: t.dark },
          { value: 'system', label: t.system },
        ]}
        value={theme}
        onChange={(chosen) => change({ theme: chosen })}
      />
      <Text kind="caption" tone="secondary">
        {t.density}
      </Text>
      <SegmentedControl
        label={t.density}
        size="sm"
        isStretched
        options={[
          { value: 'comfortable', label: t.comfortable },
          { value: 'compact', label: t.compact },
        ]}
        value={density}
        onChange={(chosen) => change({ density: chosen })}
      />
      <Text kind="caption" tone="secondary">
        {t.language}
      </Text>
      <SegmentedControl
        label={t.language}
        size="sm"
        isStretched
        options={[
          { value: 'zh-CN', label: '简体中文' },
          { value: 'en', label: 'English' },
        ]}
        value={locale}
        onChange={(chosen) => change({ locale: chosen })}
      />
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;
