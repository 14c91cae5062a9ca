import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Terms, policy and licence 条款与政策',
  tags: ['screen'],
  parameters: { at: '/terms', scenario: 'guest', layout: 'fullscreen' },
});

export const Terms = meta.story({ parameters: { pictures: [{ state: 'hover' }, { state: 'focus' }] } });

export const TermsInEnglish = meta.story({ parameters: { locale: 'en' } });

export const Policy = meta.story({
  parameters: { at: '/policy' },
  play: async ({ canvas }) => {
    // Every entry of the contents leads to a section that is there.
    for (const entry of await canvas.findAllByRole('link')) {
      const anchor = entry.getAttribute('href') ?? '';
      if (anchor.startsWith('#')) await expect(document.querySelector(anchor)).toBeInTheDocument();
    }
  },
});

export const LicenceAgreement = meta.story({ parameters: { at: '/licenseAgreement' } });
