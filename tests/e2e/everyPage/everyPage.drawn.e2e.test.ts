import { testEveryPage } from './everyPage.ts';

testEveryPage('drawn');
