"use strict";
// Arrow keys lead through all pictures of a page, such as those of the days of a trip.
document.addEventListener("keydown", event => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Escape: 0 }[event.key];
    const pictures = Array.from(document.querySelectorAll(".gallery details"));
    const index = pictures.findIndex(picture => picture.open);
    if (step === undefined || 0 > index) return;
    event.preventDefault();
    const next = pictures[index + step];
    if (!next) return;
    pictures[index].open = false;
    next.open = step !== 0;
    next.firstElementChild.focus();
});

const galleries = new WeakSet();
const beginGallery = gallery => {
    galleries.add(gallery);
    const table = Array.from(gallery.parentElement.querySelectorAll("table"))
        .find(each => each.dataset.key === gallery.dataset.table);
    if (!table) return;
    const body = table.tBodies[0];
    const rows = Array.from(body.rows);
    const figures = new Map(Array.from(gallery.querySelectorAll("[data-row]"),
        figure => [rows[Number(figure.dataset.row)], figure]));
    const rowOf = element => {
        const figure = element.closest("[data-row]");
        return figure ? rows[Number(figure.dataset.row)] : null;
    };

    const mark = row => {
        for (const other of body.querySelectorAll("[aria-current]"))
            if (other !== row) other.removeAttribute("aria-current");
        row.setAttribute("aria-current", "true");
    };
    /** Marks a row, and lets the map and the charts show it. */
    const choose = row => {
        if (!row) return;
        mark(row);
        row.dispatchEvent(new Event("choose", { bubbles: true }));
    };
    gallery.addEventListener("toggle", event => {
        if (event.target.open) choose(rowOf(event.target));
    }, true);
    gallery.addEventListener("click", event => {
        const link = event.target.closest("a.place");
        if (!link) return;
        event.preventDefault();
        for (const picture of gallery.querySelectorAll("[open]")) picture.open = false;
        choose(rowOf(link));
        document.getElementById(link.hash.slice(1)).closest("figure")
            .scrollIntoView({ block: "center" });
    });

    // A place on the map or on a chart leads to the picture that was taken there.
    body.addEventListener("pick", event => {
        const figure = figures.get(event.target);
        if (!figure) return;
        event.preventDefault();
        mark(event.target);
        const summary = figure.querySelector("summary");
        if (summary) summary.focus({ preventScroll: true });
        figure.scrollIntoView({ block: "center" });
    });
    new MutationObserver(() => {
        const chosen = body.querySelector("[aria-current]");
        for (const [row, figure] of figures) {
            if (row === chosen) figure.setAttribute("aria-current", "true");
            else figure.removeAttribute("aria-current");
        }
    }).observe(body, { subtree: true, attributeFilter: ["aria-current"] });
};
for (const gallery of document.querySelectorAll(".gallery")) beginGallery(gallery);
document.addEventListener("renewed", ({ detail: { box } }) => {
    for (const gallery of box.querySelectorAll(".gallery"))
        if (!galleries.has(gallery)) beginGallery(gallery);
});
