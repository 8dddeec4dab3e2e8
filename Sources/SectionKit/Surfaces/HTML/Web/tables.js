"use strict";
// Ignores case, diacritics, and typographic dashes and apostrophes, as people type.
const fold = text => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
    .replace(/[\u2010-\u2015]/g, "-").replace(/[\u2018\u2019]/g, "'");

// The style can show rows as cards; these roles keep them a table for screen readers.
for (const table of document.querySelectorAll("table")) {
    const titles = Array.from(table.tHead.rows[0].cells, cell => cell.textContent);
    table.setAttribute("role", "table");
    for (const row of table.rows) {
        row.parentElement.setAttribute("role", "rowgroup");
        row.setAttribute("role", "row");
        Array.from(row.cells).forEach((cell, index) => {
            const roles = { col: "columnheader", row: "rowheader" };
            cell.setAttribute("role", roles[cell.scope] || "cell");
            cell.dataset.label = titles[index];
        });
    }
}

for (const controls of document.querySelectorAll(".controls")) {
    const [search, choice, order] = ["search", "date", "order"]
        .map(name => controls.querySelector(`[name=${name}]`));
    const status = controls.querySelector("[role=status]");
    const body = controls.nextElementSibling.querySelector("tbody");
    const rows = Array.from(body.rows, row => ({
        row,
        text: fold(Array.from(row.cells, cell => cell.textContent).join(" ")),
        date: choice ? row.cells[choice.dataset.column].textContent : ""
    }));

    const show = () => {
        const words = fold(search.value).split(/\s+/);
        const wanted = choice ? choice.value : "";
        let count = 0;
        for (const { row, text, date } of rows) {
            const isFound = words.every(word => text.includes(word));
            row.hidden = !(isFound ? date.includes(wanted) : false);
            count += row.hidden ? 0 : 1;
        }
        status.textContent = count
            ? `${count} of ${rows.length} rows`
            : "No match. Try other words"
                + (choice ? ` or another ${choice.dataset.part}.` : ".");
    };
    const sort = () => {
        const sorted = order.selectedIndex ? rows.slice().reverse() : rows;
        body.append(...sorted.map(({ row }) => row));
    };
    search.addEventListener("input", show);
    if (choice) choice.addEventListener("change", show);
    if (order) order.addEventListener("change", sort);
    controls.hidden = false;
    show();
}
