/** The only public door of the design system. */
export { Provena, type Density, type Theme } from './foundation/Provena.tsx';
export { bilingual, useProvenaLocale, useWords, wordsIn, type Locale } from './foundation/words.ts';
export { figure, figureText, type FigureStyle } from './foundation/figures.ts';
export { phone, tablet } from './foundation/media.ts';

export { Avatar } from './primitives/avatar/Avatar.tsx';
export { AvatarPicker } from './primitives/avatar/AvatarPicker.tsx';
export { Badge } from './primitives/badge/Badge.tsx';
export { Button, type ButtonProps } from './primitives/button/Button.tsx';
export { Chip } from './primitives/chip/Chip.tsx';
export { ChipButton } from './primitives/chip/ChipButton.tsx';
export { Copyable } from './primitives/copyable/Copyable.tsx';
export { Divider } from './primitives/divider/Divider.tsx';
export { Figure } from './primitives/figure/Figure.tsx';
export { Glyph } from './primitives/glyph/Glyph.tsx';
export { Grid } from './primitives/grid/Grid.tsx';
export { Heading } from './primitives/heading/Heading.tsx';
export { Icon, type LucideIcon } from './primitives/icon/Icon.tsx';
export { Kbd } from './primitives/kbd/Kbd.tsx';
export { Link } from './primitives/link/Link.tsx';
export { LinkButton } from './primitives/link/LinkButton.tsx';
export { Mark } from './primitives/mark/Mark.tsx';
export { Note } from './primitives/note/Note.tsx';
export { Meter } from './primitives/progress/Meter.tsx';
export { Progress } from './primitives/progress/Progress.tsx';
export { Skeleton } from './primitives/skeleton/Skeleton.tsx';
export { Sparkline } from './primitives/sparkline/Sparkline.tsx';
export { Spinner } from './primitives/spinner/Spinner.tsx';
export { Stack } from './primitives/stack/Stack.tsx';
export { Status } from './primitives/status/Status.tsx';
export { Tag } from './primitives/tag/Tag.tsx';
export { Text } from './primitives/text/Text.tsx';
export { Trace } from './primitives/trace/Trace.tsx';
export { Trail } from './primitives/trace/Trail.tsx';
export { VisuallyHidden } from './primitives/visually-hidden/VisuallyHidden.tsx';

export { IconButton } from './overlays/icon-button/IconButton.tsx';
export { Popover } from './overlays/popover/Popover.tsx';
export { Tooltip } from './overlays/tooltip/Tooltip.tsx';

export { SegmentedControl } from './fields/segmented-control/SegmentedControl.tsx';

export { AsyncView, type AsyncState } from './data/async-view/AsyncView.tsx';
export { CodeBlock } from './data/code-block/CodeBlock.tsx';
export { Delta } from './data/delta/Delta.tsx';
export { relativeChange, type Welcome } from './data/delta/change.ts';
export { DescriptionList } from './data/description-list/DescriptionList.tsx';
export { Empty } from './data/empty/Empty.tsx';
export { JsonViewer } from './data/json-viewer/JsonViewer.tsx';
export { Pagination } from './data/pagination/Pagination.tsx';
export { Stat } from './data/stat/Stat.tsx';
export { Steps, type Step } from './data/steps/Steps.tsx';
export { Tabs, type TabItem } from './data/tabs/Tabs.tsx';
export { CheckTree } from './data/tree/CheckTree.tsx';
export type { CheckColumn, Checks, TreeNode } from './data/tree/checks.ts';
