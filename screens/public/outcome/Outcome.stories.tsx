import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Success and failure 操作结果',
  tags: ['screen'],
  parameters: { at: '/success', scenario: 'guest', layout: 'fullscreen' },
});

export const Done = meta.story();

export const Activated = meta.story({ parameters: { at: '/success?of=activation' } });

export const PasswordIsSet = meta.story({ parameters: { at: '/success?of=password', locale: 'en' } });

export const NotActivated = meta.story({ parameters: { at: '/failure?of=activation' } });

/** An address may say anything: nothing of it reaches the page. */
export const NotDone = meta.story({ parameters: { at: '/failure?of=%3Cb%3Ehello', locale: 'en' } });
