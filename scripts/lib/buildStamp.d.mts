/** Whether dist was built from the sources as they are. Without sources (an image) what is there counts. */
export function isBuilt(): boolean;
