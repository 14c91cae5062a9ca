import preview from '#storybook/preview.tsx';
import { PanelsSkeleton } from './PanelsSkeleton.tsx';

const meta = preview.meta({
  title: 'Layout/Panels skeleton 面板骨架 · loading 加载',
  component: PanelsSkeleton,
  parameters: { picture: { busy: true } },
  render: (args) => (
    <div aria-busy>
      <PanelsSkeleton {...args} />
    </div>
  ),
});

export const Analysis = meta.story({ args: { parts: ['figures', { main: 'chart', side: 'bars' }, 'grid'] } });

export const ListAndRecord = meta.story({ args: { parts: [{ list: 'rows', main: 'form' }] } });

export const OnAPhone = Analysis.extend({ globals: { viewport: { value: 'phone' } } });
