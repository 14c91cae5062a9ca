import styled from 'styled-components';
import { bilingual, Grid, DescriptionList, Heading, Text, useWords } from '#design-system';
import type { Authorization } from '#app/api/ad-accounts/shapes.ts';

/** Which account it is, large enough that a wrong one is seen. */
export function AuthorizedAccount({ of: { name, cid, company, authorizedBy, expiresOn, renews } }: { of: Authorization }) {
  const t = useWords(words);
  return (
    <Frame>
      <Text kind="caption" tone="secondary">
        {renews ? t.renews : t.lead}
      </Text>
      <Heading level={2}>{name}</Heading>
      <Grid columns={2} gap="2">
        <DescriptionList
          items={[
            { term: t.cid, value: <b>{cid}</b> },
            { term: t.by, value: authorizedBy },
          ]}
        />
        <DescriptionList
          items={[
            { term: t.company, value: company },
            { term: t.until, value: expiresOn ?? t.forever },
          ]}
        />
      </Grid>
    </Frame>
  );
}

const words = bilingual({
  lead: ['你将绑定的账户', 'The account you are connecting'],
  renews: ['你将重新授权的账户', 'The account you are reauthorizing'],
  cid: ['cid', 'cid'],
  by: ['授权人', 'Authorized by'],
  company: ['主体', 'Legal entity'],
  until: ['授权到期', 'Expires'],
  forever: ['长期有效', 'Never'],
});

const Frame = styled.section`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-4);
  border: 1px solid var(--color-accent-line);
  border-radius: var(--radius-md);
  background: var(--color-accent-subtle);

  & > h2 {
    margin-bottom: var(--space-2);
    font: var(--type-title);
  }
  & b {
    font-weight: 600;
  }
`;
