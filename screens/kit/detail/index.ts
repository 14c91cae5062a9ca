// A page of one record: its head, its tabs, and what stands there while it is loading, when it is gone, when it fails.
export { DetailPage } from './DetailPage.tsx';
export { DetailTabs } from './DetailTabs.tsx';
export { useRecord, type RecordState } from './useRecord.ts';
