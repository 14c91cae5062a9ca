import { useMemo } from 'react';
import { Button, Table, Text, useWords, type Column } from '#design-system';
import type { CoarseRule } from '#app/api/ours/apps/skan.ts';
import { words } from '../words.ts';
import { useRuleText } from './useRuleText.ts';

interface CoarseTableProps {
  coarse: readonly CoarseRule[];
  onEdit?: (rule: CoarseRule) => void;
}

/** The later windows, which know three values only. */
export function CoarseTable({ coarse, onEdit }: CoarseTableProps) {
  const t = useWords(words);
  const text = useRuleText();
  const rows = useMemo(
    () =>
      (['2', '3'] as const).map(
        (window): CoarseRule => coarse.find((one) => one.window === window) ?? { window, low: null, medium: null, high: null },
      ),
    [coarse],
  );
  const columns = useMemo((): Column<CoarseRule>[] => {
    const level = (id: 'low' | 'medium' | 'high'): Column<CoarseRule> => ({
      id,
      title: t[id],
      cell: (rule) => <Text kind="mono">{text.coarse(rule[id])}</Text>,
      width: 150,
      phone: 'line',
    });
    return [
      {
        id: 'window',
        title: t.window,
        value: ({ window }) => t.windowName(window),
        canSort: false,
        pin: 'start',
        width: 150,
        phone: 'title',
      },
      level('low'),
      level('medium'),
      level('high'),
      ...(onEdit
        ? [
            {
              id: 'edit',
              title: t.edit,
              cell: (rule: CoarseRule) => (
                <Button kind="link" onPress={() => onEdit(rule)}>
                  {t.edit}
                </Button>
              ),
              width: 72,
              phone: 'aside' as const,
            },
          ]
        : []),
    ];
  }, [t, text, onEdit]);
  return <Table label={t.coarse} columns={columns} rows={rows} rowKey={({ window }) => window} density="compact" phone="cards" />;
}
