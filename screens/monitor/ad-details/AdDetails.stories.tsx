import { applyForService } from '#storybook/plays/applyForService.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monitor/Ad details 广告明细',
  tags: ['screen'],
  parameters: { at: '/monitor/advertisinginfo', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

/** Without the service stands what it gives, on sample data, and one way to apply for it. */
export const NotOpen = meta.story({ parameters: { scenario: 'no-services' }, play: applyForService });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });

export const NothingMatches = meta.story({ tags: ['empty'], parameters: { at: '/monitor/advertisinginfo?v=1&q=没有这个名字' } });

export const Staff = meta.story({ parameters: { scenario: 'staff-ios' } });
