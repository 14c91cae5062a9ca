import { testAttacked } from './attacked.ts';

testAttacked(390);
