import { testEveryPage } from './everyPage.ts';

testEveryPage('lists');
