import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Avatar } from './Avatar.tsx';
import { AvatarPicker } from './AvatarPicker.tsx';

const meta = preview.meta({ title: 'Primitives/Avatar 头像', component: Avatar, args: { name: '沈砚秋', choice: 'avatar1' } });

export const Basic = meta.story({
  // For the controls: the pictures are those of the stories below.
  tags: ['no-picture'],
});

export const Sizes = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap="4">
      {(['avatar1', 'avatar17', null] as const).map((choice) => (
        <Stack key={choice} direction="row" gap="4">
          {([28, 40, 64] as const).map((size) => (
            <Avatar key={size} name={choice ? '沈砚秋' : 'Dana Novak'} choice={choice} size={size} />
          ))}
        </Stack>
      ))}
      <Stack direction="row" gap="4">
        <Avatar name="沈砚秋" />
        <Avatar name="江予白" choice="avatar99" />
        <Text>江予白</Text>
      </Stack>
    </Stack>
  ),
});

export const AloneSaysWhose = meta.story({
  args: { isAlone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '沈砚秋' })).toBeVisible();
  },
});

const chosen = fn();

export const Picker = meta.story({
  tags: ['matrix'],
  render: function Demo() {
    const [choice, setChoice] = useState('avatar1');
    return (
      <div style={{ maxWidth: 342 }}>
        <AvatarPicker
          label="头像"
          value={choice}
          onChange={(next) => {
            chosen(next);
            setChoice(next);
          }}
        />
      </div>
    );
  },
});

export const PickerByKeyboard = Picker.extend({
  tags: ['!matrix'],
  play: async ({ canvas, userEvent }) => {
    chosen.mockClear();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: '溯' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '汇' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '桥' })).toBeChecked();
    await waitFor(() => expect(canvas.getByRole('radio', { name: '桥' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: '汇' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '灯' }));
    await expect(chosen.mock.calls.flat()).toEqual(['avatar2', 'avatar10', 'avatar2', 'avatar24']);
  },
});

export const PickerOnAPhone = Picker.extend({ tags: ['!matrix'], globals: { viewport: { value: 'phone' } } });

export const PickerDisabledInEnglish = meta.story({
  parameters: { locale: 'en' },
  render: () => (
    <div style={{ maxWidth: 342 }}>
      <AvatarPicker label="Avatar" value="avatar7" onChange={fn()} isDisabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Sun' })).toBeDisabled();
  },
});
