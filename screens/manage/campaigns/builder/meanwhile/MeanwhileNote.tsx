import { FailedNote, Note, Stack, Table, Text, useWords, type Column } from '#design-system';
import { changedFields, valueText, type CampaignField } from '#app/api/ours/campaigns/changedFields.ts';
import type { CampaignDetail, CampaignDraft } from '#app/api/ours/campaigns/shapes.ts';
import { isNamed, useChangeWords } from '../../detail/history/useChangeWords.ts';
import { fieldWords, words as detailWords } from '../../detail/words.ts';
import type { Meanwhile } from './useBase.ts';
import { words } from './words.ts';

/** Who has saved the campaign meanwhile and what, and what it will be when it is saved now. */
export function MeanwhileNote({ of: { before, now, by, at }, draft }: { of: Meanwhile; draft: CampaignDraft }) {
  const t = useWords(words);
  const names = useWords(fieldWords);
  const { textOf, requests } = useChangeWords();
  const detail = useWords(detailWords);
  const after = withState({ ...now, ...draft });
  const fields = before ? changedFields(withState(before), withState(now)) : changedFields(withState(now), after);
  const columns: Column<CampaignField>[] = [
    { id: 'what', title: t.what, value: (field) => names[field], width: 120, canSort: false, phone: 'title' },
    ...(before
      ? [{ id: 'before', title: t.before, value: said(before), width: 150, canSort: false, isQuiet: true, phone: 'line' } as const]
      : []),
    { id: 'now', title: t.now, value: said(now), width: 150, canSort: false, phone: 'line' },
    { id: 'after', title: t.after, value: said(after), width: 150, canSort: false, phone: 'line' },
  ];
  function said(of: object) {
    return (field: CampaignField) => textOf(field, valueText(withState(of), field));
  }
  return (
    <Stack gap="3">
      <Note kind="warning" title={t.title(by, at?.slice(0, 16) ?? null)}>
        {before ? t.text : t.draftText}
      </Note>
      {fields.length === 0 ? (
        <Text as="p" tone="secondary">
          {t.same}
        </Text>
      ) : (
        <>
          {fields.some(isNamed) && <FailedNote of={requests}>{detail.namesFailed}</FailedNote>}
          <Table label={t.table} columns={columns} rows={fields} rowKey={(field) => field} phone="cards" />
        </>
      )}
    </Stack>
  );
}

/** Archived is a state of a campaign, and no field of its form. */
const withState = (of: object | CampaignDetail) => ('state' in of ? { ...of, isArchived: of.state === 'archived' } : of);
