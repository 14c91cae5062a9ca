// Where a number comes from: beside a cell, and in the drawer.
export { useTake } from './useTake.ts';
export { WhyButton } from './WhyButton.tsx';
export { WhyCard } from './WhyCard.tsx';
export { WhyDrawer } from './WhyDrawer.tsx';
