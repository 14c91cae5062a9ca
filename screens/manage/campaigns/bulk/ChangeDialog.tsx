import { useMemo } from 'react';
import styled from 'styled-components';
import { Button, ComboBox, Dialog, Grid, Note, SegmentedControl, Select, Stack, Table, Text, useWords, type Column } from '#design-system';
import type { GroupChoice } from '#app/api/campaigns/choices.ts';
import type { Campaign } from '#app/api/ours/campaigns/shapes.ts';
import { words as listWords } from '../words.ts';
import { afterChange, differs, type Change } from './change.ts';
import { useSettingWords } from './useSettingWords.ts';
import { words } from './words.ts';

interface ChangeDialogProps {
  rows: readonly Campaign[];
  groups: readonly GroupChoice[];
  change: Change;
  /** They were sent before, and somebody else had changed some of them. */
  isAgain: boolean;
  onChange: (change: Change) => void;
  onSend: () => void;
  onClose: () => void;
}

/** What is changed above, each campaign before and after it below. Nothing is sent before the button is pressed. */
export function ChangeDialog({ rows, groups, change, isAgain, onChange, onSend, onClose }: ChangeDialogProps) {
  const t = useWords(words);
  const other = rows.filter((row) => differs(row, change));
  const isMissing = change.what === 'group' && change.group === null;
  return (
    <Dialog
      title={t.title(rows.length)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={720}
      footer={
        <>
          <Button slot="close">{t.cancel}</Button>
          <Button kind="primary" isDisabled={isMissing || other.length === 0} onPress={onSend}>
            {t.act(isMissing ? 0 : other.length)}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {isAgain && (
          <Note kind="warning" title={t.reviewed}>
            {t.reviewedText}
          </Note>
        )}
        <SegmentedControl
          label={t.what}
          options={(['window', 'group', 'callback'] as const).map((value) => ({ value, label: t[value] }))}
          value={change.what}
          onChange={(what) => onChange({ ...change, what })}
        />
        <Fields {...{ change, groups, onChange }} />
        <Text as="p" kind="caption" tone="tertiary">
          {isMissing ? t.chooseFirst : t.counts(other.length, rows.length - other.length)}
        </Text>
        {!isMissing && <Preview rows={other} {...{ change, groups }} />}
      </Stack>
    </Dialog>
  );
}

const clickDays = [1, 3, 7, 14, 30];
const viewDays = [0, 1, 3, 7];

function Fields({ change, groups, onChange }: Pick<ChangeDialogProps, 'change' | 'groups' | 'onChange'>) {
  const t = useWords(words);
  const { group: groupWord, noGroup } = useWords(listWords);
  if (change.what === 'group')
    return (
      <ComboBox
        label={groupWord}
        value={change.group}
        onChange={(group) => onChange({ ...change, group })}
        options={[{ id: 0, label: noGroup }, ...groups.map(({ id, name }) => ({ id, label: name }))]}
      />
    );
  if (change.what === 'callback')
    return (
      <SegmentedControl
        label={t.callback}
        options={[
          { value: 'all', label: t.allEvents },
          { value: 'none', label: t.noEvents },
        ]}
        value={change.callback}
        onChange={(callback) => onChange({ ...change, callback })}
      />
    );
  return (
    <Grid columns={2}>
      <Select
        label={t.clickWindow}
        value={String(change.clickWindow)}
        onChange={(days) => onChange({ ...change, clickWindow: Number(days) })}
        options={clickDays.map((days) => ({ id: String(days), label: t.days(days) }))}
      />
      <Select
        label={t.viewWindow}
        value={String(change.viewWindow)}
        onChange={(days) => onChange({ ...change, viewWindow: Number(days) })}
        options={viewDays.map((days) => ({ id: String(days), label: days === 0 ? t.off : t.days(days) }))}
      />
    </Grid>
  );
}

/** More than these are counted, not listed. */
const most = 200;

function Preview({ rows, change, groups }: { rows: readonly Campaign[]; change: Change; groups: readonly GroupChoice[] }) {
  const t = useWords(words);
  const { campaign } = useWords(listWords);
  const say = useSettingWords(groups);
  const columns = useMemo(
    (): Column<Campaign>[] => [
      { id: 'name', title: campaign, value: ({ name }) => name, width: 240, phone: 'title' },
      { id: 'before', title: t.before, value: (row) => say(row, change.what), width: 180, isQuiet: true, phone: 'line' },
      { id: 'after', title: t.after, value: (row) => say(afterChange(row, change), change.what), width: 180, phone: 'line' },
    ],
    [campaign, t, say, change],
  );
  if (rows.length === 0) return null;
  return (
    <Stack gap="2">
      <Scrolled>
        <Table label={t.preview} columns={columns} rows={rows.slice(0, most)} rowKey={({ id }) => String(id)} phone="cards" />
      </Scrolled>
      {rows.length > most && (
        <Text kind="caption" tone="tertiary">
          {t.more(rows.length - most)}
        </Text>
      )}
    </Stack>
  );
}

const Scrolled = styled.div`
  max-height: 280px;
  overflow: auto;
  border: 1px solid var(--color-border-subtle);
  border-radius: var(--radius-md);
`;
