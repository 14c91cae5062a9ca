import preview from '#storybook/preview.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Glyph } from './Glyph.tsx';

const meta = preview.meta({ title: 'Primitives/Glyph 字标', component: Glyph, args: { name: '山海行纪', colour: '#7A3B1E' } });

const apps = [
  { name: '山海行纪', colour: '#7A3B1E' },
  { name: '青禾优选', colour: '#2B6F4E' },
  { name: '云舟阅读', colour: '#2A5A8C' },
  { name: '小满学堂', colour: '#E9B44C' },
  { name: 'stardew tea', colour: '#3B3286' },
];

export const Basic = meta.story({
  // For the controls: the pictures are those of the stories below.
  tags: ['no-picture'],
});

export const Sizes = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap="4">
      {([20, 28, 36] as const).map((size) => (
        <Stack key={size} direction="row" gap="4">
          {apps.map((app) => (
            <Glyph key={app.name} {...app} size={size} />
          ))}
        </Stack>
      ))}
      {([24, 32, 48] as const).map((size) => (
        <Stack key={size} direction="row" gap="4">
          {['巨量引擎', 'Apple Search Ads', '腾讯广告', 'bilibili'].map((name) => (
            <Glyph key={name} name={name} size={size} />
          ))}
        </Stack>
      ))}
    </Stack>
  ),
});

export const BesideItsName = meta.story({
  render: (args) => (
    <Stack direction="row" gap="2">
      <Glyph {...args} />
      <Text>{args.name}</Text>
    </Stack>
  ),
});

export const ColourThatIsNone = meta.story({ args: { name: '登山路书', colour: 'brown' } });
