// What is followed over days, by name: whose right it takes, how it reads, and how much of it is final.
export { matureCells, permitted, type MeasureFacts } from './measures.ts';
