extension HTMLMapScript {
    static let view = #"""
        // The view: where it looks, and what it shows.

        const calm = matchMedia("(prefers-reduced-motion: reduce)");
        const night = matchMedia("(prefers-color-scheme: dark)");

        class View {
            constructor(figure) {
                this.figure = figure;
                this.canvas = figure.querySelector("canvas");
                this.status = figure.querySelector("[role=status]");
                this.map = readMap(figure);
                this.globe = new Globe(this.map);
                this.flat = new Flat(this.map);
                this.chosen = null;
                this.hovered = -1;
                this.isAimed = false;
                this.speed = null;
                this.flight = null;
                this.movedAt = -1000;
                figure.querySelector(".live").hidden = false;
                figure.dataset.live = "";
                this.drawing = new Drawing(figure, this.canvas, this.map);
                this.projection = this.isWide() ? this.globe : this.flat;
                this.isTurning = this.isWide() ? !calm.matches : false;
                new ResizeObserver(() => this.fit()).observe(this.canvas);
                new IntersectionObserver(entries => {
                    this.isShown = entries[entries.length - 1].isIntersecting;
                    this.request();
                }).observe(this.canvas);
                night.addEventListener("change", () => { this.drawing.wear(); this.request(); });
            }

            /** Whether the frame is so large that a globe shows it better than a flat map. */
            isWide() {
                const { width, height } = this.map.frame;
                return width * this.map.narrowing > 60 || height > 60;
            }

            fit() {
                this.drawing.fit();
                // A hidden map, as in print, has no size.
                if (!this.drawing.width) return;
                if (this.scale === undefined) this.home(); else this.look({});
            }

            /** Shows the frame. */
            home() {
                const { west, north, width, height } = this.map.frame;
                const { narrowing, vectors: all } = this.map;
                const middle = [0, 0, 0];
                for (let i = 0; all.length > i; i += 1) middle[i % 3] += all[i];
                const isWorld = width > 300;
                const isGlobe = this.projection === this.globe;
                const { width: across, height: down } = this.drawing;
                this.look({
                    longitude: !isWorld ? west + width / 2
                        : isGlobe ? Math.atan2(middle[1], middle[0]) / RADIANS : 0,
                    latitude: isWorld ? (isGlobe ? 20 : 0) : north - height / 2,
                    scale: isWorld ? 0 : Math.min(
                        across / (width * RADIANS * narrowing), down / (height * RADIANS))
                });
            }

            /** Looks at another place, or from another height. */
            look({ longitude = this.longitude, latitude = this.latitude, scale = this.scale }) {
                const { width, height } = this.drawing;
                const smallest = this.projection.smallest(width, height);
                const largest = Math.max(smallest, 6 / (this.map.unit * RADIANS));
                this.scale = Math.max(smallest, Math.min(largest, scale));
                this.longitude = longitude - 360 * Math.round(longitude / 360);
                this.latitude = this.projection.bounded(latitude, this.scale, height);
                this.request();
            }

            /** Whether the whole Earth is shown. */
            isWhole() {
                const { width, height } = this.drawing;
                return this.projection.smallest(width, height) * 1.01 > this.scale;
            }

            turnBy(dx, dy) {
                const [east, north] = this.projection.degrees(dx, dy, this.latitude);
                this.look({ longitude: this.longitude - east, latitude: this.latitude + north });
                this.movedAt = performance.now();
            }

            zoomBy(factor) {
                this.look({ scale: this.scale * factor });
                this.movedAt = performance.now();
            }
        }
        """#
}
