import preview from '#storybook/preview.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { NameList } from './NameList.tsx';

const meta = preview.meta({
  title: 'Layout/Name list 名称列表',
  component: NameList,
  args: {
    label: '角色',
    current: 2,
    lines: [
      { id: 1, name: '投放优化师', href: '#1', note: '14 人' },
      { id: 2, name: '数据分析师', href: '#2', note: '9 人' },
      { id: 3, name: '渠道人员', href: '#3', note: '8 人', tag: <Tag kind="accent">单独设置</Tag> },
      { id: 4, name: '华东区效果广告与品牌合作联合项目组的应用管理员', href: '#4', note: '5 人' },
    ],
  },
  decorators: [(Story) => <div style={{ width: 304 }}>{Story()}</div>],
});

export const Roles = meta.story({ tags: ['matrix'] });
