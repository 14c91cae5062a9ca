import { createRoot } from 'react-dom/client';
import type { Review } from '../review.ts';
import { Viewer } from './Viewer.tsx';

const place = document.getElementById('viewer');
const review: Review = JSON.parse(document.getElementById('review')?.textContent ?? '{}');
if (place) createRoot(place).render(<Viewer review={review} />);
