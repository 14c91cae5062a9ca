// Where a number comes from: beside a cell, and in the drawer; and the parts of either, for figures that are no cell of a report.
export { FilterTags, useWindowFact } from './Facts.tsx';
export { Gates } from './Gates.tsx';
export { OriginCard } from './OriginCard.tsx';
export { FormulaBox } from './path/FormulaBox.tsx';
export { Request } from './request/Request.tsx';
export { WhyButton, WhyItem } from './WhyButton.tsx';
export { WhyCard } from './WhyCard.tsx';
export { WhyDrawer } from './WhyDrawer.tsx';
export { whyWords } from './words.ts';
