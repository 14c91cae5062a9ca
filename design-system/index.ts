/** The only public door of the design system. */
export { Provena, type Density, type Theme } from './foundation/Provena.tsx';
export { bilingual, useProvenaLocale, useWords, wordsIn, type Locale } from './foundation/words.ts';
export { figure, figureText, type FigureStyle } from './foundation/figures.ts';
export { phone, tablet } from './foundation/media.ts';
export { Button, type ButtonProps } from './primitives/button/Button.tsx';
export { Icon, type LucideIcon } from './primitives/icon/Icon.tsx';
export { Stack } from './primitives/stack/Stack.tsx';
export { Text } from './primitives/text/Text.tsx';
