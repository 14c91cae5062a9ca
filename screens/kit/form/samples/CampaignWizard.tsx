import { DescriptionList, Grid, Heading, Page, Select, TextArea, TextField, useFieldForm, useRules } from '#design-system';
import { useLocation, useNavigate } from '#app/lib/router.ts';
import { afterSave, useSave, Wizard, type WizardStep } from '../index.ts';
import { samples } from './calls.ts';

interface Campaign {
  channel: string | null;
  account: string;
  url: string;
  name: string;
  note: string;
}

const channels = [
  { id: 'oceanengine', label: '巨量引擎' },
  { id: 'tencent', label: '腾讯广告' },
];
const channelOf = (id: string | null) => channels.find((one) => one.id === id)?.label;

/** Four steps, the last of which makes a campaign. */
export function CampaignWizard() {
  const { pathname } = useLocation();
  return pathname === '/manage/campaign' ? <Heading level={1}>推广活动管理</Heading> : <NewCampaign />;
}

function NewCampaign() {
  const navigate = useNavigate();
  const rule = useRules();
  const form = useFieldForm<Campaign>({ defaultValues: { channel: null, account: '', url: '', name: '', note: '' } });
  const save = useSave({
    form,
    call: samples.create(),
    input: ({ channel, note, ...rest }) => (channel === null ? null : { body: { ...rest, channel, note: note || null } }),
    done: ({ name }) => `已创建“${name}”`,
    failed: '没有创建推广活动',
    after: () => navigate('/manage/campaign', afterSave),
    draft: { name: 'new campaign' },
  });
  const { field } = form;
  const steps: WizardStep<Campaign>[] = [
    {
      id: 'channel',
      title: '渠道与账户',
      summary: ({ channel, account }) => `${channelOf(channel)} · ${account}`,
      fields: ['channel', 'account'],
      blocker: ({ channel, account }) => (channel === null ? '还没有选择渠道' : account.trim() === '' ? '还没有填写广告账户' : undefined),
      content: (
        <Grid columns={2}>
          <Select {...field('channel', rule.choose('渠道'))} label="渠道" options={channels} />
          <TextField {...field('account', rule.write('广告账户'))} label="广告账户" />
        </Grid>
      ),
    },
    {
      id: 'goal',
      title: '推广目标',
      outlook: '下载地址与唤起地址',
      summary: ({ url }) => url,
      fields: ['url'],
      blocker: ({ url }) => (url === '' ? '还没有填写下载地址' : undefined),
      content: <TextField {...field('url', { ...rule.write('下载地址'), ...rule.address() })} label="下载地址" />,
    },
    {
      id: 'name',
      title: '名称与监测参数',
      outlook: '活动名称与参数',
      summary: ({ name }) => name,
      fields: ['name', 'note'],
      blocker: ({ name }) => (name.trim() === '' ? '还没有填写活动名称' : undefined),
      content: (
        <Grid columns={2}>
          <TextField {...field('name', { ...rule.write('活动名称'), ...rule.atMost(40) })} label="活动名称" />
          <TextArea {...field('note')} label="备注" />
        </Grid>
      ),
    },
    {
      id: 'review',
      title: '复核并创建',
      outlook: '核对链接、二维码与首次点击',
      summary: () => null,
      fields: [],
      content: <Review of={form.getValues()} />,
    },
  ];
  return (
    <Page title="新建推广活动">
      <Wizard of={save} title="步骤" steps={steps} act="创建推广活动" />
    </Page>
  );
}

const Review = ({ of: { channel, account, url, name } }: { of: Campaign }) => (
  <DescriptionList
    items={[
      { term: '渠道', value: channelOf(channel) ?? null },
      { term: '广告账户', value: account },
      { term: '下载地址', value: url },
      { term: '活动名称', value: name },
    ]}
  />
);
