"use strict";
// Arrow keys and buttons lead through all pictures of a page, such as those of the days of a trip.
const allPictures = () => Array.from(document.querySelectorAll(".gallery details"));
/** Goes from the large picture to another, or back to the page; says whether there was one. */
const turnTo = step => {
    const all = allPictures();
    const index = all.findIndex(picture => picture.open);
    if (0 > index) return false;
    const next = all[index + step];
    if (next) {
        all[index].open = false;
        next.open = step !== 0;
        next.firstElementChild.focus();
    }
    return true;
};
document.addEventListener("keydown", event => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Escape: 0 }[event.key];
    if (step !== undefined ? turnTo(step) : false) event.preventDefault();
});

/** What a large picture has above it: which one it is, the ones beside it, and the way back. */
const pictureBar = document.createElement("div");
pictureBar.className = "viewer";
pictureBar.hidden = true;
const pictureCount = pictureBar.appendChild(document.createElement("span"));
for (const [step, sign, label] of [[-1, "\u2039", "Previous"], [1, "\u203a", "Next"], [0, "\u00d7", "Close"]]) {
    const button = pictureBar.appendChild(document.createElement("button"));
    [button.type, button.textContent, button.title] = ["button", sign, label];
    button.setAttribute("aria-label", label);
    button.addEventListener("click", () => turnTo(step));
}
document.body.append(pictureBar);
document.addEventListener("toggle", ({ target }) => {
    if (!target.closest(".gallery")) return;
    const all = allPictures();
    const index = all.findIndex(picture => picture.open);
    pictureBar.hidden = 0 > index;
    pictureCount.textContent = `${index + 1} of ${all.length}`;
    pictureBar.children[1].disabled = index === 0;
    pictureBar.children[2].disabled = index === all.length - 1;
}, true);

const galleries = new WeakSet();
const beginGallery = gallery => {
    galleries.add(gallery);
    const table = Array.from(gallery.parentElement.querySelectorAll("table"))
        .find(each => each.dataset.key === gallery.dataset.table);
    if (!table) return;
    const body = table.tBodies[0];
    const rows = Array.from(body.rows);
    for (const button of gallery.parentElement.querySelectorAll(".map [name=row]"))
        button.textContent = "Show below";
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
    if (!document.querySelector(".gallery [open]")) pictureBar.hidden = true;
    for (const gallery of box.querySelectorAll(".gallery"))
        if (!galleries.has(gallery)) beginGallery(gallery);
});
