/** Declarations that nothing does, and code of none. */
export function checkDone({ what, folder, suffix, declared, done }, faults) {
  for (const { name, path, module, area } of declared)
    if (!done.some(({ of }) => of === name))
      faults.push(
        `${path} declares the ${what} ${name}, which nothing does: add server/modules/${area}/${module}/${folder}/${name}.ts with ${name}${suffix}.`,
      );
  for (const { name, of, path } of done)
    if (!declared.some((one) => one.name === of))
      faults.push(`${path} exports ${name}, and no file below resources declares the ${what} ${of}.`);
}

/** Bulk operations without texts of their own. */
export function checkBulkTexts({ bulkOperations, texts }, faults) {
  for (const [language, { keys }] of Object.entries(texts))
    for (const { name, path } of bulkOperations)
      if (!keys.some((text) => text.name === `${name}Bulk`))
        faults.push(
          `${path} declares the bulk operation ${name}, which has no texts: export ${name}Bulk from a file of its module below i18n/${language}.`,
        );
}

/** Imports without texts of their own, and code of none. */
export function checkImports({ imports, importHandlers, texts }, faults) {
  for (const { name, of, path } of importHandlers)
    if (!imports.some((one) => one.name === of))
      faults.push(`${path} exports ${name}, and no file below resources declares the import ${of}.`);
  for (const [language, { keys }] of Object.entries(texts))
    for (const { name, path } of imports)
      if (!keys.some((text) => text.name === `${name}Import`))
        faults.push(
          `${path} declares the import ${name}, which has no texts: export ${name}Import from a file of its module below i18n/${language}.`,
        );
}
