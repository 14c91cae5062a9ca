import type { NamingRule } from '../../../api/ours/campaigns/info.ts';

/** What tests compose and check names by: one of its options holds the separator. */
export const sampleRule: NamingRule = {
  separator: '-',
  isStrict: false,
  parts: [
    { kind: 'choice', label: '主题', options: ['秋季版本', '周年-庆'] },
    { kind: 'text', label: '版本', options: [] },
  ],
};
