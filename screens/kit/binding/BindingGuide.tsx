import styled from 'styled-components';
import { bilingual, Divider, Instructions, Panel, Stack, Text, useWords } from '#design-system';
import type { Medium } from '#app/api/ad-accounts/mediaFacts.ts';
import type { CheckWords } from './credentials/useCheckWords.ts';
import { useMediumName } from './useMediumName.ts';

interface GuideStep {
  title: string;
  text: string;
}

interface BindingGuideProps {
  of: Medium;
  steps: readonly GuideStep[];
  /** Checks of the connection that often fail: why, and what to do. */
  failures?: readonly CheckWords[];
}

/** Where in the medium's own back office each field is found, step by step. */
export function BindingGuide({ of: medium, steps, failures = none }: BindingGuideProps) {
  const t = useWords(words);
  return (
    <Panel title={t.title(useMediumName(medium))}>
      <Stack gap="4">
        <Instructions
          steps={steps.map(({ title, text }) => ({
            id: title,
            content: (
              <>
                <Text isStrong>{title}</Text>
                <Text as="p" tone="secondary">
                  {text}
                </Text>
              </>
            ),
          }))}
        />
        {failures.length > 0 && (
          <>
            <Divider />
            <Stack gap="2">
              <Text isStrong>{t.failures}</Text>
              <Failures>
                {failures.map(({ title, detail, remedy }) => (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>{detail}</dd>
                    <dd>{remedy}</dd>
                  </div>
                ))}
              </Failures>
            </Stack>
          </>
        )}
      </Stack>
    </Panel>
  );
}

const none: NonNullable<BindingGuideProps['failures']> = [];

const words = bilingual({
  title: [
    (medium: string) => `在${/^\w/.test(medium) ? ' ' : ''}${medium}${/\w$/.test(medium) ? ' ' : ''}里怎么拿到`,
    (medium: string) => `Where to find it in ${medium}`,
  ],
  failures: ['常见失败', 'Common failures'],
});

const Failures = styled.dl`
  display: grid;
  gap: var(--space-2);
  margin: 0;

  & dd {
    margin: 0;
    color: var(--color-text-secondary);
  }
`;
