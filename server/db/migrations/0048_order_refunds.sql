CREATE TABLE "order_refund_lines" (
	"order_refund_id" text NOT NULL,
	"order_line_id" text NOT NULL,
	"num" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "order_refund_lines_order_refund_id_order_line_id_pk" PRIMARY KEY("order_refund_id","order_line_id"),
	CONSTRAINT "order_refund_lines_num" CHECK ("order_refund_lines"."num" >= 1),
	CONSTRAINT "order_refund_lines_amount" CHECK ("order_refund_lines"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"whole" boolean DEFAULT false NOT NULL,
	"fees" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_refunds_amount" CHECK ("order_refunds"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded_num" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "order_refund_id" text;--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_order_refund_id_order_refunds_id_fk" FOREIGN KEY ("order_refund_id") REFERENCES "public"."order_refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refund_lines_order_line_id_index" ON "order_refund_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "order_refunds_order_id_index" ON "order_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_refunds_fees_once" ON "order_refunds" USING btree ("order_id") WHERE "order_refunds"."fees";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_refund_id_order_refunds_id_fk" FOREIGN KEY ("order_refund_id") REFERENCES "public"."order_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_order_refund_id_index" ON "refunds" USING btree ("order_refund_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_refunded_num" CHECK ("order_lines"."refunded_num" between 0 and "order_lines"."num");--> statement-breakpoint
UPDATE "payments" SET "refunded" = least("gone"."sum", "payments"."amount") FROM (SELECT "payment_id", sum("amount") AS "sum" FROM "refunds" WHERE "bank_transaction_id" IS NULL GROUP BY "payment_id") AS "gone" WHERE "gone"."payment_id" = "payments"."id";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded" CHECK ("payments"."refunded" between 0 and "payments"."amount");