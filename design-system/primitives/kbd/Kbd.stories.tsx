import preview from '#storybook/preview.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Kbd } from './Kbd.tsx';

const meta = preview.meta({ title: 'Primitives/Kbd 按键', component: Kbd, args: { children: '⌘K' } });

export const Basic = meta.story({
  // For the controls: the pictures are those of the stories below.
  tags: ['no-picture'],
});

export const Keys = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap="2">
      {(
        [
          ['搜索或跳转', ['⌘K']],
          ['搜索', ['/']],
          ['列设置', ['C']],
          ['上一个应用', ['Ctrl', '[']],
          ['关闭', ['Esc']],
        ] as const
      ).map(([act, keys]) => (
        <Stack key={act} direction="row" gap="1">
          <Text>{act}</Text>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
});
