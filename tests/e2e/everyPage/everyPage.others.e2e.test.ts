import { testEveryPage } from './everyPage.ts';

testEveryPage('others');
