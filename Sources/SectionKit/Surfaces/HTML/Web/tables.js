"use strict";
// Ignores case, diacritics, and typographic dashes and apostrophes, as people type.
const fold = text => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
    .replace(/[\u2010-\u2015]/g, "-").replace(/[\u2018\u2019]/g, "'");

// The style can show rows as cards; these roles keep them a table for screen readers.
const describe = table => {
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
};

/** What a cell is sorted by: a number, also of a date, or a text; null if nothing is known. */
const valueOf = cell => {
    const text = cell.textContent.trim();
    if (!text || cell.querySelector(".faint")) return null;
    const time = cell.querySelector("time");
    const number = cell.dataset.value ? Number(cell.dataset.value)
        : time ? Date.parse(time.dateTime) : /^\d+$/.test(text) ? Number(text) : NaN;
    return Number.isNaN(number) ? fold(text) : number;
};
const collator = new Intl.Collator("en", { numeric: true });
// In a column of numbers, a text is less than all of them, such as "on ground" among altitudes.
const compare = (one, other) => typeof one !== typeof other ? (typeof one === "number" ? 1 : -1)
    : typeof one === "number" ? one - other : collator.compare(one, other);

const button = (text, press) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text;
    button.addEventListener("click", press);
    return button;
};

/** The rows of a table: which are found, in which order, and on which page. */
class Rows {
    /** From how many rows on a table has pages, and how many rows each has: fewer where rows are cards. */
    static wide = { fewest: 200, size: 100 };
    static cards = { fewest: 60, size: 40 };
    static narrow = matchMedia("(max-width: 44rem)");

    constructor(table) {
        this.table = table;
        this.box = table.parentElement;
        this.body = table.tBodies[0];
        this.all = Array.from(this.body.rows);
        this.found = this.all;
        this.page = 0;
        // A host that has sent a page of the rows has links to the others.
        this.isPage = "page" in table.dataset;
        this.isWhole = this.isPage;
        if (this.isPage ? false : this.all.length >= Rows.cards.fewest) this.addPages();
        Rows.narrow.addEventListener("change", () => this.show(0));
        for (const head of table.tHead.querySelectorAll("[data-sort]")) this.addSort(head);
        this.fit();
        new ResizeObserver(() => this.fit()).observe(this.box);
        // What leads to a row from elsewhere, such as a point of a map, must find it on its page.
        this.body.addEventListener("pick", event => {
            const index = this.found.indexOf(event.target);
            if (index >= 0) this.show(Math.floor(index / this.size));
        });
        this.show(0);
    }

    /** Heads stay at the top of the window, or of a box in which a wide table scrolls. */
    fit() {
        this.box.classList.remove("long", "wide");
        this.box.classList.toggle("wide", this.table.offsetWidth > this.box.clientWidth + 1);
        this.box.classList.add("fitted");
    }

    // Pages.

    /** The number of rows of a page. */
    get size() {
        const { fewest, size } = Rows.narrow.matches ? Rows.cards : Rows.wide;
        return this.isWhole || fewest > this.all.length ? Infinity : size;
    }

    addPages() {
        const pages = document.createElement("nav");
        pages.className = "pages";
        pages.dataset.own = "";
        pages.setAttribute("aria-label", `Pages of ${this.table.caption.textContent}`);
        this.words = document.createElement("p");
        this.words.setAttribute("role", "status");
        this.before = button("Previous", () => this.turn(this.page - 1));
        this.after = button("Next", () => this.turn(this.page + 1));
        this.whole = button("Show all", () => {
            this.isWhole = true;
            this.turn(0);
        });
        pages.append(this.before, this.words, this.after, this.whole);
        this.box.after(pages);
        this.pages = pages;
    }

    turn(page) {
        this.show(page);
        this.box.scrollTop = 0;
        this.box.scrollIntoView({ block: "start" });
    }

    show(page) {
        this.page = page;
        const { size } = this;
        const start = page * size || 0;
        this.found.forEach((row, index) => {
            row.classList.toggle("off", index >= start + size || start > index);
        });
        if (!this.pages) return;
        const end = Math.min(start + size, this.found.length);
        this.pages.hidden = size >= this.found.length;
        this.before.disabled = page === 0;
        this.after.disabled = end === this.found.length;
        const [first, last, all] = [start + 1, end, this.found.length]
            .map(number => number.toLocaleString("en"));
        this.words.textContent = `Rows ${first}\u2013${last} of ${all}`;
    }

    /** Shows only the rows that a test accepts; returns their number. */
    filter(test) {
        for (const row of this.all) row.hidden = !test(row);
        this.found = this.all.filter(row => !row.hidden);
        this.show(0);
        return this.found.length;
    }

    // Orders.

    addSort(head) {
        let link = head.querySelector("a");
        if (link) {
            if (this.isPage) return;
            // The page that the link leads to is this one with its rows sorted; its address is kept.
            link.addEventListener("click", event => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                history.replaceState(null, "", link.href);
                this.sort(head);
            });
            return;
        }
        link = button(head.textContent, () => this.sort(head));
        head.replaceChildren(link);
    }

    static next(head) {
        const usual = head.dataset.sort === "asc" ? "ascending" : "descending";
        return { ascending: "descending", descending: "ascending" }[head.ariaSort] || usual;
    }

    sort(head) {
        const order = Rows.next(head);
        this.arrange(head.cellIndex, order);
        for (const row of this.all) this.body.append(row);
        for (const other of head.parentElement.cells) other.removeAttribute("aria-sort");
        head.setAttribute("aria-sort", order);
        this.found = this.all.filter(row => !row.hidden);
        this.show(0);
        this.address(head.querySelector("a"));
    }

    /** Sorts the rows by a column, but leaves them where they are on the page. */
    arrange(column, order) {
        this.sorted = { column, order };
        const sign = order === "ascending" ? 1 : -1;
        const values = new Map(this.all.map(row => [row, valueOf(row.cells[column])]));
        this.all.sort((one, other) => {
            const [a, b] = [values.get(one), values.get(other)];
            return a === null || b === null ? (a === null) - (b === null) : sign * compare(a, b);
        });
    }

    /** Takes the rows that the table has now, in the order of the server. */
    renew(rows) {
        this.all = rows;
        if (this.sorted) {
            this.arrange(this.sorted.column, this.sorted.order);
            let next = this.body.firstElementChild;
            for (const row of this.all) {
                if (row === next) next = row.nextElementSibling;
                else this.body.insertBefore(row, next);
            }
        }
        const page = this.page;
        if (this.search) this.search();
        else this.found = this.all;
        this.show(Math.min(page, Math.max(0, Math.ceil(this.found.length / this.size) - 1)));
    }

    /** Lets all links that sort keep the order that the page has now. */
    address(link) {
        if (!link) return;
        const name = this.table.dataset.order;
        const now = new URL(link.href).searchParams.get(name);
        for (const each of document.querySelectorAll("[data-sort] a")) {
            const url = new URL(each.href);
            const isOwn = this.table.contains(each);
            const column = url.searchParams.get(name)?.replace(/^-/, "");
            const isDown = isOwn ? Rows.next(each.closest("th")) === "descending" : false;
            url.searchParams.set(name, isOwn ? (isDown ? "-" : "") + column : now);
            each.href = url.pathname + url.search;
        }
    }
}

const beginTable = table => {
    describe(table);
    if (!table.classList.contains("rows")) return;
    const rows = new Rows(table);
    tables.set(table, rows);
    const controls = rows.box.previousElementSibling;
    if (rows.isPage || !controls?.classList.contains("controls")) return;
    const [search, choice] = ["search", "date"]
        .map(name => controls.querySelector(`[name=${name}]`));
    const status = controls.querySelector("[role=status]");
    const textsOf = () => new Map(rows.all.map(row =>
        [row, fold(Array.from(row.cells, cell => cell.textContent).join(" "))]));
    let texts = textsOf();

    const show = () => {
        const words = fold(search.value).split(/\s+/);
        const wanted = choice ? choice.value : "";
        const count = rows.filter(row => {
            const date = choice ? row.cells[choice.dataset.column].textContent : "";
            return date.includes(wanted)
                ? words.every(word => texts.get(row).includes(word)) : false;
        });
        // Without a search, the texts of the page say how many there are, also of those that are not on it.
        if (!search.value.trim()) if (!wanted) return void (status.textContent = "");
        status.textContent = count
            ? `${count.toLocaleString("en")} of these ${rows.all.length.toLocaleString("en")} rows`
            : "No match. Try other words"
                + (choice ? ` or another ${choice.dataset.part}.` : ".");
    };
    search.addEventListener("input", show);
    if (choice) choice.addEventListener("change", show);
    rows.search = () => {
        texts = textsOf();
        show();
    };
    controls.hidden = false;
    show();
};

/** The tables of the page that have begun. */
const tables = new WeakMap();
for (const table of document.querySelectorAll("table")) beginTable(table);
document.addEventListener("renewed", ({ detail: { box, rows, changed } }) => {
    for (const table of box.querySelectorAll("table")) {
        const body = table.tBodies[0];
        if (!table.hasAttribute("role")) beginTable(table);
        else if (changed.has(body)) {
            describe(table);
            if (tables.has(table)) tables.get(table).renew(rows.get(body));
        }
    }
});
