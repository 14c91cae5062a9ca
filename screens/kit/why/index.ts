// Where a number comes from: beside a cell, and in the drawer; that of who is followed over days has a drawer of its own.
export { inWeeks, meanFigure, type CountedRow, type FollowedFigure } from './followed/figure.ts';
export { FollowedCard } from './followed/FollowedCard.tsx';
export { FollowedDrawer } from './followed/FollowedDrawer.tsx';
export { requestText } from './request/requestText.ts';
export { useTake } from './useTake.ts';
export { WhyButton } from './WhyButton.tsx';
export { WhyCard } from './WhyCard.tsx';
export { WhyDrawer } from './WhyDrawer.tsx';
