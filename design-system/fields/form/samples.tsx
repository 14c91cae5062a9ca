import { Button } from '../../primitives/button/Button.tsx';
import { Grid, GridCell } from '../../primitives/grid/Grid.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../checkbox/CheckboxGroup.tsx';
import { ComboBox } from '../combo-box/ComboBox.tsx';
import { FileDrop } from '../file-drop/FileDrop.tsx';
import { KeyValueRows } from '../key-value-rows/KeyValueRows.tsx';
import type { Pair } from '../key-value-rows/pairs.ts';
import { NumberField } from '../number-field/NumberField.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { SecretField } from '../secret-field/SecretField.tsx';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import { Select } from '../select/Select.tsx';
import { Switch } from '../switch/Switch.tsx';
import { TextArea } from '../text-area/TextArea.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Form, type Refusal } from './Form.tsx';
import { useFieldForm } from './useFieldForm.ts';
import { useRules } from './useRules.ts';

// What the stories of the form fill in: one field of every kind.

export interface Campaign {
  alias: string;
  token: string;
  group: string | null;
  channel: string | null;
  budget: number | null;
  billing: 'CPA' | 'CPC' | null;
  data: ('cost' | 'keyword')[];
  params: Pair[];
  note: string;
  files: File[];
  attribution: 'device' | 'probable';
  isOpen: boolean;
  isChecked: boolean;
}

const empty: Campaign = {
  alias: '',
  token: '',
  group: null,
  channel: null,
  budget: null,
  billing: null,
  data: [],
  params: [],
  note: '',
  files: [],
  attribution: 'device',
  isOpen: false,
  isChecked: false,
};

export const right: Campaign = {
  alias: '秋季版本-达人短视频-C',
  token: '7f0a93c8d1e24b6fa5b7c9d2e3f45be1',
  group: 'new-version',
  channel: 'oceanengine',
  budget: 12_000,
  billing: 'CPC',
  data: ['cost', 'keyword'],
  params: [{ key: 'utm_campaign', value: 'autumn_kol' }],
  note: '',
  files: [],
  attribution: 'device',
  isOpen: true,
  isChecked: true,
};

const named = <const Value extends string>(values: readonly Value[], labels: readonly string[]) =>
  values.map((value, at) => ({ id: value, value, label: labels[at] ?? value }));

const texts = {
  zh: {
    form: '新建推广活动',
    alias: '活动名称',
    group: '活动组',
    groups: named(['new-version', 'reminder'], ['新版本拉新', '预约召回']),
    channel: '渠道',
    channels: named(['oceanengine', 'tencent'], ['巨量引擎', '腾讯广告']),
    budget: '每日预算',
    billing: '计费方式',
    billings: named(['CPA', 'CPC'], ['按激活', '按点击']),
    data: '取哪些数据',
    whichData: '要取的数据',
    datas: named(['cost', 'keyword'], ['消耗', '关键词']),
    params: '自定义参数',
    note: '备注',
    files: '素材清单',
    attribution: '归因方式',
    attributions: named(['device', 'probable'], ['设备号', '概率']),
    open: '创建后立即投放',
    checked: '已核对账户名称和主体',
    check: '核对账户名称和主体后才能创建',
    save: '创建活动',
    changes: (n: number) => (n === 0 ? '没有改动' : `${n} 处改动`),
  },
  en: {
    form: 'New campaign',
    alias: 'Campaign name',
    group: 'Campaign group',
    groups: named(['new-version', 'reminder'], ['New version', 'Reminder']),
    channel: 'Channel',
    channels: named(['oceanengine', 'tencent'], ['Ocean Engine', 'Tencent Ads']),
    budget: 'Daily budget',
    billing: 'Billed by',
    billings: named(['CPA', 'CPC'], ['Activation', 'Click']),
    data: 'What to collect',
    whichData: 'Data to collect',
    datas: named(['cost', 'keyword'], ['Spend', 'Keywords']),
    params: 'Custom parameters',
    note: 'Note',
    files: 'List of creatives',
    attribution: 'Attribution',
    attributions: named(['device', 'probable'], ['Device ID', 'Probabilistic']),
    open: 'Start right after it is created',
    checked: 'The name and the owner of the account are right',
    check: 'Check the account before it is created',
    save: 'Create campaign',
    changes: (n: number) => `${n} changes`,
  },
};

interface CampaignFormProps {
  values?: Campaign;
  onSave: (values: Campaign) => unknown;
  explain?: (error: unknown) => Refusal<Campaign> | undefined;
  isEnglish?: boolean;
}

export function CampaignForm({ values, onSave, explain, isEnglish }: CampaignFormProps) {
  const t = texts[isEnglish ? 'en' : 'zh'];
  const rule = useRules();
  const form = useFieldForm<Campaign>({ defaultValues: values ?? empty });
  const { field } = form;
  return (
    <div style={{ maxWidth: 760 }}>
      <Form of={form} onSave={onSave} label={t.form} hasSummary {...(explain && { explain })}>
        <Grid columns={2}>
          <TextField {...field('alias', { ...rule.write(t.alias), ...rule.atMost(40) })} label={t.alias} limit={40} />
          <SecretField {...field('token', rule.write('Token'))} label="Token" isMono />
          <Select {...field('group', rule.choose(t.group))} label={t.group} options={t.groups} />
          <ComboBox {...field('channel', rule.choose(t.channel))} label={t.channel} options={t.channels} />
          <NumberField {...field('budget', rule.from(500, '¥500'))} label={t.budget} before="¥" min={500} step={500} />
          <SegmentedControl {...field('attribution')} label={t.attribution} isLabelHidden={false} options={t.attributions} />
          <RadioGroup {...field('billing', rule.choose(t.billing))} label={t.billing} direction="row" options={t.billings} />
          <CheckboxGroup {...field('data', rule.choose(t.whichData))} label={t.data} direction="row" options={t.datas} />
          <GridCell span="all">
            <KeyValueRows {...field('params', rule.pairs())} label={t.params} />
          </GridCell>
          <TextArea {...field('note')} label={t.note} limit={200} />
          <FileDrop {...field('files')} label={t.files} accept={['.csv']} />
        </Grid>
        <Switch {...field('isOpen')} label={t.open} />
        <Checkbox {...field('isChecked', { required: t.check })} label={t.checked} />
        <Stack direction="row" gap="3">
          <Button type="submit" kind="primary" isBusy={form.isSaving}>
            {t.save}
          </Button>
          <Text tone="tertiary">{t.changes(form.changeCount)}</Text>
        </Stack>
      </Form>
    </div>
  );
}
