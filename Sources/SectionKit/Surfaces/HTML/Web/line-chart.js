"use strict";
const drawnCharts = new WeakMap();
const beginChart = figure => {
    const here = figure.querySelector(".here");
    const table = Array.from(figure.parentElement.querySelectorAll("table"))
        .find(each => each.dataset.key === figure.dataset.table);
    if (!here || !table) return;
    const body = table.tBodies[0];
    let places = new Map();
    const read = rows => {
        places = new Map(here.dataset.rows.split(",").filter(Boolean).map(text => {
            const [row, x, y] = text.split(" ");
            return [rows[row], { x, y }];
        }));
    };
    read(Array.from(body.rows));
    drawnCharts.set(figure, { body, read });
    const [line, dot] = here.children;

    const show = row => {
        const place = places.get(row);
        here.classList.toggle("shown", Boolean(place));
        if (!place) return;
        line.setAttribute("x1", place.x);
        line.setAttribute("x2", place.x);
        dot.setAttribute("cx", place.x);
        dot.setAttribute("cy", place.y || 0);
        dot.style.display = place.y ? "" : "none";
    };
    const choose = event => {
        const row = event.target.closest("tr");
        if (places.has(row)) show(row);
    };
    for (const name of ["pointerover", "focusin", "click"])
        body.addEventListener(name, choose);
    // Points of a map choose rows too.
    new MutationObserver(() => {
        const row = body.querySelector("[aria-current]");
        if (row) show(row);
    }).observe(body, { subtree: true, attributeFilter: ["aria-current"] });

    here.ownerSVGElement.addEventListener("click", event => {
        const box = here.ownerSVGElement.getBoundingClientRect();
        const share = (event.clientX - box.left) / box.width * 100;
        const away = row => Math.abs(parseFloat(places.get(row).x) - share);
        const nearest = Array.from(places.keys()).filter(row => !row.hidden)
            .sort((one, other) => away(one) - away(other))[0];
        if (!nearest) return;
        show(nearest);
        // A map follows, and a picture of the row may be what a person is led to.
        nearest.dispatchEvent(new Event("choose", { bubbles: true }));
        const pick = new Event("pick", { bubbles: true, cancelable: true });
        if (!nearest.dispatchEvent(pick)) return;
        nearest.tabIndex = 0;
        nearest.focus({ preventScroll: true });
        nearest.scrollIntoView({ block: "center" });
    });
};
for (const figure of document.querySelectorAll("figure.lines[data-table]")) beginChart(figure);
document.addEventListener("renewed", ({ detail: { box, rows } }) => {
    for (const figure of box.querySelectorAll("figure.lines[data-table]")) {
        const chart = drawnCharts.get(figure);
        if (!chart) beginChart(figure);
        else if (rows.has(chart.body)) chart.read(rows.get(chart.body));
    }
});
