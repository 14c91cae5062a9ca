// A file that the service makes: how large it will be, its order, and how it ends.
export { FileOrderDialog } from './FileOrderDialog.tsx';
export { EstimateFailed } from './EstimateFailed.tsx';
export { useEstimate } from './useEstimate.ts';
export { useFileOrder } from './useFileOrder.ts';
export { useSizeText } from './useSizeText.ts';
export { sizeText } from './sizeText.ts';
