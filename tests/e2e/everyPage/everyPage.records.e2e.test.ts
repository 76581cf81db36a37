import { testEveryPage } from './everyPage.ts';

testEveryPage('records');
