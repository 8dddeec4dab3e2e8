// Measures a page. check-page evaluates it, which the page's policy does not prevent.
({
    isShown: element => element.getClientRects().length > 0,

    /** The accessibility faults of the document. */
    faults() {
        const faults = [];
        const all = selector => Array.from(document.querySelectorAll(selector));
        const check = (isFine, fault) => { if (!isFine) faults.push(fault); };
        check(document.documentElement.lang, "no language");
        check(document.title, "no title");
        check(all("h1").length === 1, `${all("h1").length} h1`);
        let level = 0;
        for (const heading of all("h1, h2, h3, h4, h5, h6")) {
            const next = Number(heading.tagName[1]);
            check(next <= level + 1, `h${level} is followed by h${next}`);
            level = next;
        }
        const ids = all("[id]").map(element => element.id);
        check(new Set(ids).size === ids.length, "a duplicate id");
        for (const element of all("[aria-labelledby]"))
            check(document.getElementById(element.getAttribute("aria-labelledby")), "no label");
        for (const link of all("a")) {
            // Only a page that is served has other pages beside it.
            const isServed = location.protocol === "http:";
            check(/^(https?:|#)/.test(link.getAttribute("href")) || isServed, `a link to ${link.href}`);
            check(link.textContent.trim(), `no text in the link to ${link.href}`);
            const fragment = link.getAttribute("href").slice(1);
            if (link.getAttribute("href")[0] === "#")
                check(document.getElementById(fragment), `no #${fragment}`);
        }
        for (const image of all("img")) {
            check(image.alt && image.getAttribute("width") && image.getAttribute("height"),
                `no alternative text or size for ${image.src}`);
            // A picture that the page contains is there already.
            const isOnTheWeb = !image.src.startsWith("data:");
            check(!isOnTheWeb || image.loading === "lazy", `${image.src} is not lazy`);
        }
        for (const table of all("table")) {
            check(table.caption?.textContent, "a table without a caption");
            for (const header of table.querySelectorAll("th"))
                check(["col", "row"].includes(header.scope), "a header without a scope");
            for (const row of table.tBodies[0].rows)
                check(row.querySelectorAll("th").length === 1, "a row without a header");
        }
        for (const svg of all("svg:not([aria-hidden])"))
            check(svg.querySelector("title") && svg.querySelector("desc"), "a drawing without a title or description");
        for (const field of all("input:not([type=hidden]), select, textarea")) check(field.labels.length, "no label");
        return faults;
    },

    /** The texts whose contrast is too low (WCAG 2.2, 1.4.3), and fields without a clear edge. */
    pale() {
        const channels = color => color.match(/[\d.]+/g).map(Number);
        const luminance = color => {
            const [red, green, blue] = channels(color).map(channel => {
                const part = channel / 255;
                return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const contrast = (one, other) => {
            const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
            return (light + 0.05) / (dark + 0.05);
        };
        const ground = element => {
            const color = element ? getComputedStyle(element).backgroundColor : "rgb(255, 255, 255)";
            return channels(color)[3] === 0 ? ground(element.parentElement) : color;
        };
        const pale = [];
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const element = texts.currentNode.parentElement;
            const isDrawn = texts.currentNode.data.trim() && this.isShown(element);
            if (!isDrawn || element.closest("svg, script")) continue;
            const style = getComputedStyle(element);
            const size = parseFloat(style.fontSize);
            const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
            const found = contrast(style.color, ground(element));
            if (found < (isLarge ? 3 : 4.5))
                pale.push(`${found.toFixed(2)}: ${texts.currentNode.data.trim().slice(0, 40)}`);
        }
        for (const field of document.querySelectorAll("input:not([type=hidden]), select, textarea")) {
            const edge = getComputedStyle(field).borderTopColor;
            const found = contrast(edge, ground(field.parentElement));
            if (found < 3) pale.push(`${found.toFixed(2)}: the edge of a field`);
        }
        const drawn = {};
        for (const part of document.querySelectorAll(".bar rect, pattern .base")) {
            const color = getComputedStyle(part).fill;
            if (color.startsWith("rgb")) drawn[color] = part;
        }
        const card = document.querySelector("section");
        for (const color in drawn)
            if (card && contrast(color, ground(card)) < 3) pale.push(`${color}: a part of a bar`);
        return pale;
    },

    /** The state of a table's controls, and the rows that are shown. */
    state(index) {
        const controls = document.querySelectorAll(".controls")[index];
        const rows = Array.from(controls.nextElementSibling.querySelectorAll("tbody tr"));
        const date = controls.querySelector("[name=date]");
        return {
            status: controls.querySelector("[role=status]").textContent,
            total: rows.length,
            years: date ? Array.from(date.options, option => option.value).filter(Boolean) : [],
            part: date ? date.labels[0].firstChild.textContent.trim().toLowerCase() : null,
            rows: rows.filter(row => this.isShown(row)).map(row => ({
                name: row.querySelector("th").textContent,
                text: row.textContent,
                date: date ? row.cells[date.dataset.column].textContent : "",
            })),
        };
    },

    /** Sets a control of a table, as a user would, and returns the new state. */
    choose(index, name, choice) {
        const field = document.querySelectorAll(".controls")[index].querySelector(`[name=${name}]`);
        if (name === "search") field.value = choice; else field.selectedIndex = choice;
        field.dispatchEvent(new Event(name === "search" ? "input" : "change"));
        return this.state(index);
    },

    /** What is wrong with the heads of tables: they sort, and stay while rows scroll below them. */
    heads() {
        const faults = [];
        for (const table of document.querySelectorAll("table.sorts")) {
            const name = table.caption.textContent;
            const rows = () => Array.from(table.tBodies[0].rows);
            const number = rows().length;
            for (const head of table.querySelectorAll("[data-sort]")) {
                const press = head.querySelector("a, button");
                if (!press) { faults.push(`${name}: ${head.textContent} cannot be pressed`); continue; }
                const orders = [0, 1].map(() => {
                    press.click();
                    const marked = Array.from(table.querySelectorAll("[aria-sort]"));
                    if (marked.length !== 1 || marked[0] !== head) faults.push(`${name}: aria-sort is wrong`);
                    return [head.ariaSort, rows().map(row => row.cells[head.cellIndex].textContent)];
                });
                const [[first, one], [second, two]] = orders;
                if (first === second) faults.push(`${name}: ${head.textContent} is not turned`);
                const known = texts => texts.filter(text => text !== "unknown").filter(Boolean);
                const differ = new Set(known(one)).size > 1 ? known(one)[0] === known(two)[0] : false;
                if (differ) faults.push(`${name}: ${head.textContent} is not sorted: ${one[0]}`);
                if (rows().length !== number) faults.push(`${name}: rows are lost`);
            }
            const box = table.parentElement;
            const shown = rows().filter(row => this.isShown(row));
            if (10 > shown.length) continue;
            if (box.classList.contains("wide")) box.scrollTop = box.scrollHeight;
            shown[shown.length - 2].scrollIntoView({ block: "center" });
            const [head, last] = [table.tHead.rows[0].cells[0], shown[shown.length - 2]]
                .map(element => element.getBoundingClientRect());
            if (0 > head.top || head.top > innerHeight || head.bottom > last.top)
                faults.push(`${name}: its heads do not stay: ${head.top}`);
        }
        return faults;
    },

    /** The focused element, and whether its focus is visible. */
    focus() {
        const element = document.activeElement;
        const box = element.getBoundingClientRect();
        return {
            tag: element.tagName,
            name: element.getAttribute("name") ?? element.getAttribute("role"),
            isSeen: parseFloat(getComputedStyle(element).outlineWidth) >= 2 && box.height > 0
                && box.bottom > 0 && box.top < innerHeight,
        };
    },

    /** How much wider the page is than the window, in CSS pixels. */
    overflow: () => document.documentElement.scrollWidth - innerWidth,
})
