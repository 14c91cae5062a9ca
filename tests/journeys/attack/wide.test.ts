import { testAttacked } from './attacked.ts';

testAttacked(1440);
