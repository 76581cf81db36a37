/** Formats a counter; above one hundred it is "100+". */
export const counter = (count: number): string => (count > 100 ? '100+' : String(count));
