import { testEveryPage } from './everyPage.ts';

testEveryPage('everybody');
