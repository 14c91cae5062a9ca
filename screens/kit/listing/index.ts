// Records as a list: its question in the address, its rows, what is selected, and what is done with many of them.
export { listAddress } from './state/address.ts';
export { usePagedListing } from './state/usePagedListing.ts';
export { useLocalListing } from './state/useLocalListing.ts';
export { ListFilters } from './filters/ListFilters.tsx';
export { ListSearch } from './filters/ListSearch.tsx';
export { FilterChip } from './filters/FilterChip.tsx';
export { ListTable } from './table/ListTable.tsx';
export { Hits } from './table/Hits.tsx';
export { RecordLink } from './table/RecordLink.tsx';
export { RecordDrawer } from './table/RecordDrawer.tsx';
export { useBulkAct } from './bulk/useBulkAct.ts';
export type { Refusal } from './bulk/runBulk.ts';
export { BulkButton } from './bulk/BulkButton.tsx';
